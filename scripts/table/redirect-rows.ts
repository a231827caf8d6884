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
  const routes = new Set(site.pages.map(({ route }) => route))
  const rows: RowPlan[] = []
  const mistakes: CellMistake[] = []
  const notes: string[] = []
  const operations: Operation[] = []
  const added: { from: string; to: string }[] = []
  const rowsByKey = new Map<string, { number: number; target: string }>()
  const rowsByIndex = new Map<number, number>()
  for (const { number, cells } of table.rows) {
    const address = withoutHost(cells[from.column] ?? '')
    const target = toTarget(cells[to.column] ?? '', site)
    const key = keyOf(address)
    if (address === '') {
      mistakes.push({ row: number, ...from, what: 'is empty: it needs the old address, such as /services.html.' })
      continue
    }
    const index = indexes.get(key)
    const isAnswering = routes.has(key) && index === undefined
    if (isAnswering || target === '') {
      if (target !== '' && keyOf(target) !== key)
        mistakes.push({
          row: number,
          ...from,
          what: `is ${address}, where the site has a page. Remove the row, or rename the page.`,
        })
      else if (!isAnswering && index === undefined)
        notes.push(`${table.file}, row ${number}: ${address} leads nowhere yet. Fill in its "${to.header}".`)
      continue
    }
    const earlier = rowsByKey.get(key)
    if (earlier) {
      // tables of old addresses have many twice, with http: and https:
      if (earlier.target !== target)
        mistakes.push({
          row: number,
          ...from,
          what: `is ${address}, which row ${earlier.number} says leads to ${earlier.target}. Remove one of the two.`,
        })
      continue
    }
    rowsByKey.set(key, { number, target })
    const isGone = index === undefined && Object.hasOwn(record, address) && !overwrite
    const cell = planCell(
      { ...to, name: 'to' },
      target,
      index === undefined ? undefined : redirects[index]?.to,
      index === undefined ? undefined : record[address]?.to,
      overwrite,
    )
    rows.push({
      number,
      key: address,
      outcome: index !== undefined ? 'existing' : isGone ? 'gone' : 'new',
      cells: isGone ? [] : [cell],
    })
    if (isGone) continue
    rowsByIndex.set(index ?? redirects.length + added.length, number)
    if (index === undefined) added.push({ from: address, to: target })
    else if (cell.outcome === 'changed')
      operations.push({ op: 'replace', path: `/redirects/${index}/to`, value: target })
  }
  const additions: Operation[] =
    redirects.length > 0 || added.length === 0
      ? added.map((value) => ({ op: 'add', path: '/redirects/-', value }))
      : [{ op: 'add', path: '/redirects', value: added }]
  const strayColumns = namedColumns(table).filter(({ column }) => column !== from.column && column !== to.column)
  return {
    rows,
    mistakes,
    notes,
    strayColumns,
    edits: mistakes.length > 0 ? [] : planChange({ 'site.json': [...operations, ...additions] }, site),
    cellAt: (file, pointer) => {
      const [, index, member] = /^\/redirects\/(\d+)(?:\/(from|to))?/.exec(pointer) ?? []
      const row = file === site.document?.file && index !== undefined ? rowsByIndex.get(Number(index)) : undefined
      return row === undefined ? undefined : { row, ...(member === 'to' ? to : from) }
    },
  }
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
