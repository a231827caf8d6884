import type { Colors } from 'picocolors/types'
import { alignColumns } from '../report/columns'
import { count } from '../report/summary'
import type { Overview, Tally } from './overview'

/** An overview for people. */
export function printOverview({ pages, types, shared, images, unusedImages }: Overview, c: Colors): string {
  const sections = types.reduce((sum, type) => sum + type.sections, 0)
  const unused = [...unusedOf('section types', types), ...unusedOf('shared sections', shared)]
  const lines = [
    ...table('section type', types, c),
    '',
    ...(shared.length > 0 ? [...table('shared section', shared, c), ''] : []),
    c.bold('Unused'),
    ...unused.map((line) => `  ${line}`),
    ...(unusedImages.length > 0 ? [`  ${unusedImages.length} of ${count(images, 'picture')}:`] : []),
    ...unusedImages.map((image) => `    ${image}`),
    ...(unused.length + unusedImages.length === 0 ? ['  nothing'] : []),
    '',
    `${count(sections, 'section')} of ${count(types.filter(({ sections }) => sections > 0).length, 'type')} on ${count(pages, 'page')}.`,
  ]
  return `${lines.join('\n')}\n`
}

function table(heading: string, tallies: Tally[], c: Colors): string[] {
  const used = tallies.filter(({ sections }) => sections > 0)
  const width = Math.max(...used.map(({ sections }) => String(sections).length), 'sections'.length)
  const number = (n: number | string) => String(n).padStart(width)
  return alignColumns([
    [heading, number('sections'), number('pages')].map((cell) => c.bold(cell)),
    ...used.map(({ name, sections, pages }) => [c.cyan(name), number(sections), number(pages)]),
  ])
}

function unusedOf(what: string, tallies: Tally[]): string[] {
  const names = tallies.filter(({ sections }) => sections === 0).map(({ name }) => name)
  return names.length > 0 ? [`${what}: ${names.join(', ')}`] : []
}
