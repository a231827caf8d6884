import type { Colors } from 'picocolors/types'
import { count } from '../../renderer/problems/pretty'
import { alignColumns, describePosition, summarizeValue } from '../terminal'
import type { Overview, Use, UsageReport } from './find-usage'

/** Formats a usage report for people. */
export function printUsage(report: UsageReport, pages: number, c: Colors): string {
  const { kind, name, description, uses, values, fields, leftOut = 0 } = report
  const unused = fields?.filter(({ count }) => count === 0).map(({ field }) => field) ?? []
  const fieldRows = fields?.map(({ field, required, count }) => [field, count, required ? 'required' : ''])
  const valueRows = values?.map(({ value, count }) => {
    return [summarizeValue(value), count, value === report.default ? 'also if left out' : '']
  })
  const shown = new Set(uses.flatMap((use) => use.pages)).size
  const total = `${count(uses.length, 'place')}, on ${shown} of ${count(pages, 'page')}.`
  const none = kind === 'text' ? 'No text has these words.' : 'Not used.'
  const missing = leftOut > 0 ? ` Left out ${leftOut === 1 ? 'once' : `${leftOut} times`}.` : ''
  const blocks = [
    [c.bold(`${kind} ${name}`), ...(description ? [`  ${description}`] : [])],
    fieldRows ? countTable(['field', 'times'], fieldRows, c) : [],
    unused.length > 0 ? [`  Never used: ${unused.join(', ')}`] : [],
    valueRows ? countTable(['value', 'times'], valueRows, c) : [],
    fields || uses.length === 0 ? [] : useRows(uses, pages, c),
    [`${uses.length === 0 ? none : total}${missing}`],
  ]
  const lines = blocks.filter((block) => block.length > 0).map((block) => `${block.join('\n')}\n`)
  return lines.join('\n')
}

function useRows(uses: Use[], pages: number, c: Colors): string[] {
  return alignColumns([
    ['place', 'page', ''].map(c.dim),
    ...uses.map((use) => [describePosition(use), c.cyan(shownOn(use, pages)), use.detail ?? '']),
  ])
}

function shownOn({ pages: routes }: Use, pages: number): string {
  if (routes.length > 1 && routes.length === pages) return 'every page'
  const named = routes.slice(0, 3).join(', ') || 'no page'
  return routes.length > 3 ? `${named} and ${routes.length - 3} more` : named
}

/** Formats an overview for people. */
export function printOverview({ pages, types, shared, lists, images, unusedImages }: Overview, c: Colors): string {
  const used = types.filter(({ sections }) => sections > 0)
  const sections = used.reduce((sum, type) => sum + type.sections, 0)
  const table = (heading: string, tallies: Overview['types']) => {
    const rows = tallies
      .filter(({ sections }) => sections > 0)
      .map(({ name, sections, pages }) => [name, sections, pages])
    return [...countTable([heading, 'sections', 'pages'], rows, c), '']
  }
  const unusedNames = (what: string, tallies: Overview['types']) => {
    const names = tallies.filter(({ sections }) => sections === 0).map(({ name }) => name)
    return names.length > 0 ? [`${what}: ${names.join(', ')}`] : []
  }
  const unused = [
    ...unusedNames('section types', types),
    ...unusedNames('shared sections', shared),
    ...unusedNames('lists', lists),
    ...(unusedImages.length > 0 ? [`${unusedImages.length} of ${count(images, 'picture')}:`] : []),
    ...unusedImages.map((image) => `  ${image}`),
  ]
  const lines = [
    ...table('section type', types),
    ...(shared.length > 0 ? table('shared section', shared) : []),
    ...(lists.length > 0 ? table('list', lists) : []),
    c.bold('Unused'),
    ...(unused.length > 0 ? unused : ['nothing']).map((line) => `  ${line}`),
    '',
    `${count(sections, 'section')} of ${count(used.length, 'type')} on ${count(pages, 'page')}.`,
  ]
  return `${lines.join('\n')}\n`
}

/** Formats a table with a name, right-aligned numbers, and notes in each row. */
function countTable([first = '', ...headings]: string[], rows: (string | number)[][], c: Colors): string[] {
  const counts = rows.flat().filter((cell) => typeof cell === 'number')
  const width = Math.max(...[...headings, ...counts].map((cell) => String(cell).length))
  const align = (cell: string | number) => (typeof cell === 'number' ? String(cell).padStart(width) : cell)
  return alignColumns([
    [first, ...headings.map((heading) => heading.padStart(width))].map(c.dim),
    ...rows.map(([name, ...cells]) => [c.cyan(String(name)), ...cells.map(align)]),
  ])
}
