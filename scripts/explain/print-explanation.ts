import type { Colors } from 'picocolors/types'
import { count } from '../../renderer/problems/pretty'
import { alignColumns, describePosition, summarizeValue } from '../terminal'
import type { Explained, ExplainedVariable, Explanation, SectionLine, ValuePart, ValueSource } from './explanation'

/** Formats an explanation for people. */
export const printExplained = ({ subject, data }: Explained, c: Colors, folder = 'site.config'): string =>
  `${subject.absence ? `${c.yellow(`${subject.name} ${subject.absence}.`)}\n\n` : ''}${
    Array.isArray(data) ? printSections(subject, data, c, folder) : printExplanation(data, c)
  }`

function printSections(
  { name, document }: Explained['subject'],
  sections: SectionLine[],
  c: Colors,
  folder: string,
): string {
  const site = folder === 'site.config' ? '' : ` --site ${folder}`
  const rows = sections.map(({ index, type, title, place, shared, lists }) => {
    const overrides = shared?.overrides.length ? `, except ${shared.overrides.join(', ')}` : ''
    return [
      String(index),
      c.cyan(type ?? '(no type)'),
      title === undefined ? '' : summarizeValue(title, 44),
      c.dim(describePosition(place)),
      [...(shared ? [`${shared.file}${overrides}`] : []), ...lists].join(', '),
    ]
  })
  const lines = [
    `${c.bold(name)}  ${document.file}`,
    '',
    ...alignColumns([['', 'section', 'title', 'place', 'from'].map((heading) => c.dim(heading)), ...rows]),
    '',
    `${count(sections.length, 'section')}. To look into one: npm run explain --${site} ${name} /sections/0`,
  ]
  return `${lines.join('\n')}\n`
}

const SENTENCES: Record<ValueSource, string> = {
  page: 'Written in the page.',
  override: 'Written in the page next to "use", which overrides the shared section.',
  shared: 'Written in the shared section.',
  list: 'Written in a list, of which the page shows this entry.',
  site: 'Written in site.json.',
  nobody: 'Left out.',
}

function printExplanation(explanation: Explanation, c: Colors): string {
  const { subject, pointer, value, from, variables, parts } = explanation
  const rows = [...describeValue(explanation), ...variables.flatMap(describeVariable)]
  const lines = [
    c.bold([subject, pointer].filter(Boolean).join(' ')),
    ...(value === undefined ? [] : [`  ${c.green(parts ? summarizeValue(value) : JSON.stringify(value))}`]),
    '',
    `  ${SENTENCES[from]}`,
    ...alignColumns(rows.map(([label, text]) => [c.dim(label), text])),
    ...(parts ? ['', ...alignColumns(parts.flatMap((part) => describePart(part, c)))] : []),
  ]
  return `${lines.join('\n')}\n`
}

/** A label and its text. */
type Row = [label: string, text: string]

function describeValue({ place, use, chosen, instead, written, description, ...explanation }: Explanation): Row[] {
  const rows: [label: string, text: string | undefined][] = [
    ['at', place && describePosition(place)],
    ['used at', use && describePosition(use)],
    ['chosen at', chosen && describePosition(chosen)],
    ['overrides', instead && `${summarizeValue(instead.value)}  ${describePosition(instead.place)}`],
    ['default', JSON.stringify(explanation.default)],
    ['meaning', description],
    ['written', JSON.stringify(written)],
  ]
  return rows.flatMap(([label, text]): Row[] => (text === undefined ? [] : [[label, text]]))
}

function describeVariable({ name, value, how, sources }: ExplainedVariable): Row[] {
  const shown = value === undefined ? 'not defined' : JSON.stringify(value)
  const [only] = sources
  if (only && !how) return [[`{${name}}`, `${shown}  ${describeSource(only)}`]]
  const rows = sources.map((source): Row => ['', `from ${summarizeValue(source.value)}  ${describeSource(source)}`])
  return [[`{${name}}`, how ? `${shown}, ${how}` : shown], ...rows]
}

const describeSource = ({ pointer, place }: ExplainedVariable['sources'][number]) =>
  place ? describePosition(place) : `the default of ${pointer}, which is left out`

function describePart({ name, value, from, place, parts = [] }: ValuePart, c: Colors, depth = 0): string[][] {
  const row = [
    `${'  '.repeat(depth)}${name}`,
    parts.length > 0 ? '' : summarizeValue(value, 48),
    c.dim(describePosition(place)),
    from === 'override' && depth === 0 ? 'next to "use"' : '',
  ]
  return [row, ...parts.flatMap((part) => describePart(part, c, depth + 1))]
}
