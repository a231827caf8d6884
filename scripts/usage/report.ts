import type { Colors } from 'picocolors/types'
import { valueAt } from '../../renderer/pipeline/documents/json-tree'
import { didYouMean } from '../../renderer/pipeline/problems/suggest'
import { count } from '../../renderer/pipeline/problems/pretty'
import { type Origin, nodeOf, type ResolvedPage, type ResolvedSite } from '../../renderer/pipeline/documents/document'
import { UsageError } from '../command'
import { type Place, alignColumns, describePosition, placeOf, shorten } from '../terminal'

/** Who uses one thing: plain data. */
export interface UsageReport {
  kind: string
  name: string
  /** What the schema says of it. */
  description?: string
  uses: Use[]
  /** Of a field whose values can be counted: also those that are never used. */
  values?: { value: unknown; count: number }[]
  default?: unknown
  /** Of a field: how often it could stand and does not. */
  leftOut?: number
  /** Of a section type: how often its fields are used. */
  fields?: { field: string; required: boolean; count: number }[]
}

/** A place that uses what was asked for. */
interface Use extends Place {
  /** The routes that show it: all of them for site.json, none for a shared section that no page uses. */
  pages: string[]
  /** What stands there, as far as it helps to find the place again. */
  detail?: string
}

/** What was found of one thing; its name where it is not the one that was asked for. */
export interface Found extends Omit<UsageReport, 'kind' | 'name' | 'uses'> {
  name?: string
  findings: Finding[]
}

/** A value as one page shows it. */
interface Finding {
  origin: Origin
  /** None for site.json, and for shared sections that no page uses. */
  page?: ResolvedPage
  detail?: string
}

/** The error for a name that is not known, with the nearest one, or else with what helps to find one. */
export const unknownName = (sentence: string, name: string, known: Iterable<string>, otherwise: string): UsageError =>
  new UsageError(`${sentence} ${didYouMean(name, known, otherwise)}`)

/** One use for each place of the documents, however many pages show it. */
export function groupUses(findings: Finding[], { document, pages }: ResolvedSite): Use[] {
  const uses = new Map<string, Use>()
  for (const { origin, page, detail } of findings) {
    const key = `${origin.document.file} ${nodeOf(origin).offset}`
    const use = uses.get(key)
    const before = use?.pages ?? (origin.document === document ? pages.map(({ route }) => route) : [])
    const routes = page && !before.includes(page.route) ? [...before, page.route] : before
    // a text that each page shows otherwise is shown as it is written
    const written = use && use.detail !== detail ? shorten(valueAt(origin.document.value, origin.path)) : detail
    uses.set(key, { ...placeOf(origin), pages: routes, detail: written })
  }
  return [...uses.values()]
}

/** A usage report for people. */
export function printUsage(report: UsageReport, pages: number, c: Colors): string {
  const { kind, name, description, uses, values, fields, leftOut = 0 } = report
  const unused = fields?.filter(({ count }) => count === 0).map(({ field }) => field) ?? []
  const blocks = [
    [c.bold(`${kind} ${name}`), ...(description ? [`  ${description}`] : [])],
    fields
      ? countRows(
          'field',
          fields.map(({ field, required, count }) => [field, count, required ? 'required' : '']),
          c,
        )
      : [],
    unused.length > 0 ? [`  Never used: ${unused.join(', ')}`] : [],
    values
      ? countRows(
          'value',
          values.map(({ value, count }) => [
            shorten(value),
            count,
            value === report.default ? 'also where it is left out' : '',
          ]),
          c,
        )
      : [],
    fields || uses.length === 0 ? [] : useRows(uses, pages, c),
    [`${total(uses, pages)}${leftOut > 0 ? ` Left out ${leftOut === 1 ? 'once' : `${leftOut} times`}.` : ''}`],
  ]
  const lines = blocks.filter((block) => block.length > 0).map((block) => `${block.join('\n')}\n`)
  return lines.join('\n')
}

function total(uses: Use[], pages: number): string {
  const shown = new Set(uses.flatMap((use) => use.pages)).size
  return uses.length === 0 ? 'Not used.' : `${count(uses.length, 'place')}, on ${shown} of ${count(pages, 'page')}.`
}

function useRows(uses: Use[], pages: number, c: Colors): string[] {
  return alignColumns([
    ['place', 'page', ''].map((heading) => c.dim(heading)),
    ...uses.map((use) => [describePosition(use), c.cyan(shownOn(use, pages)), use.detail ?? '']),
  ])
}

function shownOn({ pages: routes }: Use, pages: number): string {
  if (routes.length === 0) return 'no page'
  if (routes.length > 1 && routes.length === pages) return 'every page'
  const named = routes.slice(0, 3).join(', ')
  return routes.length > 3 ? `${named} and ${routes.length - 3} more` : named
}

/** A table of what is counted, each row with its number and a note. */
function countRows(heading: string, rows: [name: string, count: number, note: string][], c: Colors): string[] {
  const width = Math.max(...rows.map(([, count]) => String(count).length), 'times'.length)
  return alignColumns([
    [c.dim(heading), c.dim('times')],
    ...rows.map(([name, count, note]) => [c.cyan(name), String(count).padStart(width), note]),
  ])
}
