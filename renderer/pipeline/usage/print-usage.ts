import type { Colors } from 'picocolors/types'
import { describePosition } from '../problems/place'
import { alignColumns } from '../report/columns'
import { shorten } from '../report/shorten'
import { count } from '../report/summary'
import type { FieldCount, UsageReport, Use, ValueCount } from './usage-report'

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
