import type { Catalog, Field, TypeDescription } from './describe'

/** Formats a catalog as Markdown. */
export function toMarkdown({ types, variables = [], shared = [], links = [], pictures = [] }: Catalog): string {
  const parts = [
    ...types.map(typeToMarkdown),
    listToMarkdown(
      'Variables',
      variables.map(({ name, value, description }) =>
        [`{${name}}`, value && `“${value}”`, description && `(${description})`].filter(Boolean).join(' '),
      ),
    ),
    listToMarkdown('Shared sections', shared),
    listToMarkdown('Pages', links),
    listToMarkdown('Pictures', pictures),
  ]
  return parts.filter(Boolean).join('\n\n')
}

function typeToMarkdown({ type, description, fields, example }: TypeDescription): string {
  return [
    `## ${type}`,
    description ?? '',
    ['| field | value | |', '| --- | --- | --- |', ...fields.map(fieldToRow)].join('\n'),
    `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``,
  ].join('\n\n')
}

function fieldToRow({ path, type, isRequired, description = '', limits, default: preset }: Field): string {
  const value = [
    isRequired ? `**${type}**` : type,
    limits,
    preset === undefined ? undefined : `otherwise ${JSON.stringify(preset)}`,
  ]
  return `| ${path} | ${value.filter(Boolean).join('; ')} | ${description} |`
}

const listToMarkdown = (title: string, entries: string[]): string =>
  entries.length === 0 ? '' : [`## ${title}`, '', ...entries.map((entry) => `- ${entry}`)].join('\n')
