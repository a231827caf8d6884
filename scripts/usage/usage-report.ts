import type { Colors } from 'picocolors/types'
import { valueAt } from '../../renderer/pipeline/documents/json-tree'
import { type Place, describePosition, placeOf } from '../place'
import { count } from '../../renderer/pipeline/problems/pretty'
import { alignColumns, shorten } from '../columns'
import { type Origin, nodeOf, type ResolvedPage, type ResolvedSite } from '../../renderer/pipeline/documents/document'

/** A place that uses what was asked for. */
export interface Use extends Place {
  /** The routes that show it: all of them for site.json, none for a shared section that no page uses. */
  pages: string[]
  /** What stands there, as far as it helps to find the place again. */
  detail?: string
}

/** How often a field holds a value. */
export interface ValueCount {
  value: unknown
  count: number
}

/** How often a field of a section type is used. */
export interface FieldCount {
  /** Its names from the section on, without the places in lists: "items.rating". */
  field: string
  required: boolean
  count: number
}

/** Who uses one thing: plain data. */
export interface UsageReport {
  kind: string
  name: string
  /** What the schema says of it. */
  description?: string
  uses: Use[]
  /** Of a field whose values can be counted: also those that are never used. */
  values?: ValueCount[]
  default?: unknown
  /** Of a field: how often it could stand and does not. */
  leftOut?: number
  /** Of a section type: its fields. */
  fields?: FieldCount[]
}

/** A value as one page shows it. */
export interface Finding {
  origin: Origin
  /** None for site.json, and for shared sections that no page uses. */
  page?: ResolvedPage
  detail?: string
}

/** One use for each place of the documents, however many pages show it. */
export function groupUses(findings: Finding[], { document, pages }: ResolvedSite): Use[] {
  const uses = new Map<string, Use>()
  for (const { origin, page, detail } of findings) {
    const key = `${origin.document.file} ${nodeOf(origin).offset}`
    const known = uses.get(key)
    const everywhere = origin.document === document ? pages.map(({ route }) => route) : []
    const before = known?.pages ?? everywhere
    const routes = page && !before.includes(page.route) ? [...before, page.route] : before
    const isShownOtherwise = known !== undefined && known.detail !== detail
    uses.set(key, { ...placeOf(origin), pages: routes, detail: isShownOtherwise ? writtenAt(origin) : detail })
  }
  return [...uses.values()]
}

/** The text as it is written, for one that each page shows otherwise. */
const writtenAt = (origin: Origin): string => shorten(valueAt(origin.document.value, origin.path))

/** A usage report for people. */
export function printUsage(report: UsageReport, pages: number, c: Colors): string {
  const { kind, name, description, uses, values, fields, leftOut } = report
  const blocks = [
    [`${c.bold(`${kind} ${name}`)}`, ...(description ? [`  ${description}`] : [])],
    fields ? fieldRows(fields, c) : [],
    values ? valueRows(values, report.default, c) : [],
    fields || uses.length === 0 ? [] : useRows(uses, pages, c),
    [`${total(uses, pages)}${leftOut ? ` Left out ${times(leftOut)}.` : ''}`],
  ]
  const lines = blocks.filter((block) => block.length > 0).map((block) => `${block.join('\n')}\n`)
  return lines.join('\n')
}

const times = (n: number) => (n === 1 ? 'once' : `${n} times`)

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

function valueRows(values: ValueCount[], usual: unknown, c: Colors): string[] {
  const width = Math.max(...values.map(({ count }) => String(count).length), 'times'.length)
  return alignColumns([
    ['value', 'times'].map((heading) => c.dim(heading)),
    ...values.map(({ value, count }) => [
      c.cyan(shorten(value)),
      String(count).padStart(width),
      value === usual ? 'also where it is left out' : '',
    ]),
  ])
}

function fieldRows(fields: FieldCount[], c: Colors): string[] {
  const width = Math.max(...fields.map(({ count }) => String(count).length), 'times'.length)
  const rows = fields.map(({ field, required, count }) => [
    c.cyan(field),
    String(count).padStart(width),
    required ? 'required' : '',
  ])
  const unused = fields.filter(({ count }) => count === 0).map(({ field }) => field)
  return [
    ...alignColumns([['field', 'times', ''].map((heading) => c.dim(heading)), ...rows]),
    ...(unused.length > 0 ? ['', `  Never used: ${unused.join(', ')}`] : []),
  ]
}
