import { listOf } from '../../renderer/problems/problem'
import type { Catalog, Field, KindDescription, TypeDescription } from './describe'

/** Formats a catalog as Markdown. */
export function toMarkdown(catalog: Catalog): string {
  const { types, kinds = [], variables = [], shared = [], lists = [], links = [], pictures = [] } = catalog
  const parts = [
    ...types.map(typeToMarkdown),
    ...kinds.map(kindToMarkdown),
    listToMarkdown(
      'Variables',
      variables.map(({ name, value, description }) =>
        [`{${name}}`, value && `“${value}”`, description && `(${description})`].filter(Boolean).join(' '),
      ),
    ),
    listToMarkdown('Shared sections', shared),
    listToMarkdown(
      'Lists',
      lists.map(({ name, kind, entries }) => `${name} (${kind}, ${entries === 1 ? '1 entry' : `${entries} entries`})`),
    ),
    listToMarkdown('Pages', links),
    listToMarkdown('Pictures', pictures),
  ]
  return parts.filter(Boolean).join('\n\n')
}

function typeToMarkdown({ type, description, fields, example, otherExamples = [] }: TypeDescription): string {
  return [
    `## ${type}`,
    description ?? '',
    fieldsToTable(fields),
    ...[example, ...otherExamples].map((section) => `\`\`\`json\n${JSON.stringify(section, null, 2)}\n\`\`\``),
  ].join('\n\n')
}

const kindToMarkdown = ({ kind, description = '', fields, takenBy }: KindDescription): string =>
  [`## A list of ${kind}`, `${description} Shown by ${listOf(takenBy)}.`, fieldsToTable(fields)].join('\n\n')

const fieldsToTable = (fields: Field[]): string =>
  ['| field | value | |', '| --- | --- | --- |', ...fields.map(fieldToRow)].join('\n')

function fieldToRow({ path, type, isRequired, description = '', limits, default: preset }: Field): string {
  const value = [
    isRequired ? `**${type}**` : type,
    limits,
    preset === undefined ? undefined : `otherwise ${JSON.stringify(preset)}`,
  ]
  const cells = [path, value.filter(Boolean).join('; '), description]
  return `| ${cells.map(escapeCell).join(' | ')} |`
}

/** A "|" in a cell would begin the next one. */
const escapeCell = (cell: string): string => cell.replaceAll('|', '\\|')

const listToMarkdown = (title: string, entries: string[]): string =>
  entries.length === 0 ? '' : [`## ${title}`, '', ...entries.map((entry) => `- ${entry}`)].join('\n')
