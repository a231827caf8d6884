import { linkOf } from '../../renderer/documents/links'
import { planChange } from '../../renderer/changes/plan-change'
import type { Operation } from '../../renderer/changes/operations'
import { isRecord } from '../../renderer/documents/json-tree'
import { parseOldAddress, routeOfOld } from '../../renderer/site/old-addresses'
import type { LoadedSite } from '../../renderer/site/site'
import { Failure } from '../command'
import { type ImportRecord, type RowPlan, planCell } from './cells'
import { type ImportOptions, type NamedColumn, type PlannedTable, namedColumns } from './planned-table'
import type { CellMistake } from './mistakes'
import type { Spreadsheet } from './read-table'

/** What the columns of a table of redirects may be called. */
const FROM = ['from', 'old', 'old address', 'old url', 'source']
const TO = ['to', 'new', 'new address', 'new url', 'target', 'destination']

const columnIn = (table: Spreadsheet, names: string[]): NamedColumn | undefined =>
  namedColumns(table).find(({ header }) => names.includes(header.toLowerCase()))

/** Whether a table says where addresses lead. */
export const isOfRedirects = (table: Spreadsheet): boolean =>
  columnIn(table, FROM) !== undefined && columnIn(table, TO) !== undefined

/** A row that says where an old address leads. */
interface RedirectRow {
  number: number
  from: string
  to: string
  /** What it has in common with other spellings of the address. */
  key: string
}

/**
 * Plans the redirects that a table of old addresses adds to site.json, or changes there.
 * @throws Failure if it isn't such a table
 */
export function planRedirects(
  table: Spreadsheet,
  site: LoadedSite,
  { overwrite = false }: ImportOptions,
  record: ImportRecord,
): PlannedTable {
  const [from, to] = [columnIn(table, FROM), columnIn(table, TO)]
  if (!from || !to)
    throw new Failure(`${table.file} needs the columns "from", with old addresses, and "to", with where they lead now.`)
  const redirects = redirectsOf(site)
  const indexes = new Map(redirects.map((redirect, index) => [keyOf(redirect.from), index] as const).toReversed())
  const { redirectRows, mistakes, notes } = readRows(table, site, { from, to }, indexes)
  const added: Pick<RedirectRow, 'from' | 'to'>[] = []
  const changes: Operation[] = []
  const rowsByIndex = new Map<number, number>()
  const rows = redirectRows.map((row): RowPlan => {
    const index = indexes.get(row.key)
    if (index === undefined && Object.hasOwn(record, row.from) && !overwrite)
      return { number: row.number, key: row.from, outcome: 'gone', cells: [] }
    rowsByIndex.set(index ?? redirects.length + added.length, row.number)
    const [present, imported] = index === undefined ? [] : [redirects[index]?.to, record[row.from]?.to]
    const cell = planCell({ ...to, name: 'to' }, row.to, present, imported, overwrite)
    if (index === undefined) added.push({ from: row.from, to: row.to })
    else if (cell.outcome === 'changed') changes.push({ op: 'replace', path: `/redirects/${index}/to`, value: row.to })
    return { number: row.number, key: row.from, outcome: index === undefined ? 'new' : 'existing', cells: [cell] }
  })
  const additions: Operation[] =
    redirects.length > 0 || added.length === 0
      ? added.map((value) => ({ op: 'add', path: '/redirects/-', value }))
      : [{ op: 'add', path: '/redirects', value: added }]
  return {
    rows,
    mistakes,
    record,
    notes,
    strayColumns: namedColumns(table).filter(({ column }) => column !== from.column && column !== to.column),
    edits: mistakes.length > 0 ? [] : planChange({ 'site.json': [...changes, ...additions] }, site),
    cellAt: (file, pointer) => {
      const [, index, member] = /^\/redirects\/(\d+)(?:\/(from|to))?/.exec(pointer) ?? []
      const row = file === site.document?.file && index !== undefined ? rowsByIndex.get(Number(index)) : undefined
      return row === undefined ? undefined : { row, ...(member === 'to' ? to : from) }
    },
  }
}

/** The rows that ask for a redirect, what is wrong with others, and which ones say nothing yet. */
function readRows(
  table: Spreadsheet,
  site: LoadedSite,
  columns: { from: NamedColumn; to: NamedColumn },
  redirected: ReadonlyMap<string, number>,
) {
  const rowsByKey = new Map<string, RedirectRow>()
  const mistakes: CellMistake[] = []
  const notes: string[] = []
  const routes = new Set(site.pages.map(({ route }) => route))
  for (const { number, cells } of table.rows) {
    const from = withoutHost(cells[columns.from.column] ?? '')
    const row = { number, from, to: toTarget(cells[columns.to.column] ?? '', site), key: keyOf(from) }
    const isAnswering = routes.has(row.key) && !redirected.has(row.key)
    const earlier = rowsByKey.get(row.key)
    const mistake = (what: string) => mistakes.push({ row: number, ...columns.from, what })
    if (from === '') mistake('is empty: it needs the old address, such as /services.html.')
    else if (isAnswering && row.to !== '' && keyOf(row.to) !== row.key)
      mistake(`is ${from}, where the site has a page. Remove the row, or rename the page.`)
    else if (isAnswering) continue
    else if (row.to === '' && !redirected.has(row.key))
      notes.push(`${table.file}, row ${number}: ${from} leads nowhere yet. Fill in its "${columns.to.header}".`)
    else if (row.to === '') continue
    // tables of old addresses have many twice, with http: and https:
    else if (earlier && earlier.to !== row.to)
      mistake(`is ${from}, which row ${earlier.number} says leads to ${earlier.to}. Remove one of the two.`)
    else if (!earlier) rowsByKey.set(row.key, row)
  }
  return { redirectRows: [...rowsByKey.values()], mistakes, notes }
}

/** The redirects of a site, as far as they are right. */
export function redirectsOf({ data }: Pick<LoadedSite, 'data'>): { from: string; to: string }[] {
  const list: unknown[] = Array.isArray(data.redirects) ? data.redirects : []
  return list.map((entry) => {
    const { from, to }: Record<string, unknown> = isRecord(entry) ? entry : {}
    return { from: typeof from === 'string' ? from : '', to: typeof to === 'string' ? to : '' }
  })
}

/** What two spellings of an old address have in common. */
function keyOf(address: string): string {
  const old = parseOldAddress(address)
  return old ? routeOfOld(old) : address
}

/** An address without the host of the old site, and without the place on a page, which browsers don't send. */
const withoutHost = (cell: string): string => {
  const [address = ''] = cell.replace(/^https?:\/\/[^/?#]*/i, '').split('#', 1)
  return address.startsWith('?') ? `/${address}` : address
}

/** Where a redirect leads: on the site itself, without its host. */
function toTarget(cell: string, { data }: LoadedSite): string {
  const { route, anchor } = linkOf(cell, data.url)
  return cell.startsWith('https://') && route !== '' ? route + (anchor === undefined ? '' : `#${anchor}`) : cell
}
