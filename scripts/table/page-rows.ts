import { posix } from 'node:path'
import { findDocument } from '../../renderer/changes/document-names'
import { ChangeError } from '../../renderer/changes/edit'
import { toNewRoute } from '../../renderer/changes/new-route'
import type { Operation, Patches } from '../../renderer/changes/operations'
import { planChange } from '../../renderer/changes/plan-change'
import { isRecord, toPointer, valueAt } from '../../renderer/documents/json-tree'
import { textVariables } from '../../renderer/documents/variables'
import { readPage } from '../../renderer/pipeline/load-site'
import { didYouMean } from '../../renderer/problems/suggest'
import type { PageFile } from '../../renderer/site/page'
import type { LoadedSite } from '../../renderer/site/site'
import { slug } from '../../sections/page/slug'
import { Failure, UsageError } from '../command'
import { type ImportRecord, type RowPlan, fromCell, planCell, toCell } from './cells'
import type { CellMistake } from './mistakes'
import { type PageColumn, pageColumns, pageKind, valueShownAt } from './page-columns'
import type { ImportOptions, PlannedTable } from './planned-table'
import type { Spreadsheet, TableRow } from './read-table'

/** The page that new ones are made like. */
interface Model extends PageFile {
  value: Record<string, unknown>
}

/** The page of a row, whether it exists or not. */
interface RowPage {
  route: string
  page?: PageFile | undefined
}

/** Members of a page that are true of it alone. */
const OF_ONE_PAGE = ['aliases', 'canonical']

/**
 * Plans what a table of pages changes: a row that has a page changes it, any other makes one like the model.
 * @throws UsageError if there is no such model
 * @throws Failure if the rows say of no page which one they are about
 */
export function planPages(
  table: Spreadsheet,
  site: LoadedSite,
  { from, overwrite = false }: ImportOptions,
  record: ImportRecord,
): PlannedTable {
  const model = from === undefined ? undefined : findModel(from, site)
  const columns = pageColumns(table, site)
  if (columns.route === undefined && columns.city === undefined)
    throw new Failure(
      `${table.file} has neither a column "route" nor a column "city", so its rows are about no page. Name the columns in its first row.`,
    )
  const rows: RowPlan[] = []
  const mistakes: CellMistake[] = []
  const patches: Patches = {}
  const copies: Record<string, string> = {}
  const findPage = createPageFinder(columns, site, model)
  for (const row of table.rows) {
    const found = findPage(row)
    if ('what' in found) {
      mistakes.push(found)
      continue
    }
    const { route, page } = found
    const isGone = !page && Object.hasOwn(record, route) && !overwrite
    const lack = page || isGone ? undefined : lackOf(found, model, row, columns.city, site)
    if (lack !== undefined) {
      mistakes.push({ row: row.number, what: lack })
      continue
    }
    const value = page ? readPage(page, site).document.value : model?.value
    if (!isRecord(value)) {
      const name = page?.file ?? route
      mistakes.push({
        row: row.number,
        what: `${name} isn’t a valid page. \`npm run validate\` shows what to correct.`,
      })
      continue
    }
    const plan: RowPlan = {
      number: row.number,
      key: route,
      outcome: page ? 'existing' : isGone ? 'gone' : 'new',
      cells: [],
    }
    rows.push(plan)
    if (isGone) continue
    const start = page ? value : withoutOwn(value)
    const operations: Operation[] = page ? [] : startOf(value)
    for (const column of columns.values) {
      const cell = row.cells[column.column] ?? ''
      if (cell === '') continue
      const shown = valueShownAt(column.path, start, site)
      const imported = page && record[route]?.[column.name]
      const cellPlan = planCell(column, cell, toCell(shown), imported, overwrite)
      const operation = operationFor(column, cell, start, shown)
      if (typeof operation === 'string') mistakes.push({ row: row.number, ...placeOf(column), what: operation })
      plan.cells.push(cellPlan)
      if (typeof operation !== 'string' && cellPlan.outcome === 'changed') operations.push(operation)
    }
    if (operations.length > 0) patches[route] = withVars(operations, start)
    if (!page && model) copies[route] = model.route
  }
  const edits = mistakes.length > 0 ? [] : planChange(patches, site, { copies })
  return {
    rows,
    edits,
    mistakes,
    notes: [],
    strayColumns: columns.strays,
    model: model?.route,
    cellAt: createCellFinder(rows, columns.values, site),
  }
}

const placeOf = ({ column, header }: PageColumn) => ({ column, header })

/** @throws UsageError if there is no such page */
function findModel(from: string, site: LoadedSite): Model {
  const { page } = findDocument(from, site)
  if (!page) {
    const routes = site.pages.map(({ route }) => route)
    throw new UsageError(
      `there is no page ${from} that new ones could be like. ${didYouMean(`/${from.replace(/^\//, '')}`, routes, 'A page is named like /plano.')}`,
    )
  }
  const { value } = readPage(page, site).document
  if (!isRecord(value)) throw new UsageError(`${page.file} isn’t a valid page. \`npm run validate\` shows what to fix.`)
  return { ...page, value }
}

/** Creates a function that finds the page of a row: by its address, or else by its city. */
function createPageFinder(
  columns: { route: number | undefined; city: number | undefined },
  { pages, varsOf }: LoadedSite,
  model?: Model,
) {
  const pagesByRoute = new Map(pages.map((page) => [page.route, page]))
  const cities = pages.flatMap((page) => {
    const { city } = textVariables(varsOf(page.file))
    return city ? [[slug(city), page] as const] : []
  })
  const pagesByCity = new Map(cities.toReversed())
  const rowsByRoute = new Map<string, number>()
  return ({ number, cells }: TableRow): RowPage | CellMistake => {
    const routeCell = columns.route === undefined ? '' : (cells[columns.route] ?? '')
    const city = columns.city === undefined ? '' : (cells[columns.city] ?? '')
    const mistake = (what: string) => ({ row: number, what })
    if (!routeCell && !slug(city)) return mistake('names no page: it needs a route, such as /plano, or a city.')
    const ofCity = pagesByCity.get(slug(city))
    const route = routeCell
      ? toRouteForm(routeCell)
      : (ofCity?.route ?? posix.join(posix.dirname(model?.route ?? '/'), slug(city)))
    const earlier = rowsByRoute.get(route)
    if (earlier !== undefined) return mistake(`is about ${route}, like row ${earlier}. Remove one of the two.`)
    rowsByRoute.set(route, number)
    return { route, page: pagesByRoute.get(route) }
  }
}

/** The address that a cell means: "plano" and "https://acme.example/plano/" are "/plano". */
const toRouteForm = (cell: string): string =>
  `/${cell
    .replace(/^https?:\/\/[^/]*/i, '')
    .split('/')
    .filter(Boolean)
    .join('/')}`

/** What a row lacks that has no page yet, as the end of a sentence; undefined if nothing. */
function lackOf(
  { route }: RowPage,
  model: Model | undefined,
  row: TableRow,
  city: number | undefined,
  site: LoadedSite,
): string | undefined {
  if (!model)
    return `has no page: ${route} doesn’t exist. Name the page that new ones are to be like, as in --from plano, or correct the address.`
  try {
    toNewRoute(route, site)
  } catch (error) {
    if (error instanceof ChangeError) return error.message
    throw error
  }
  const isOfCity = textVariables(model.value.vars).city !== undefined
  return isOfCity && !(city !== undefined && row.cells[city])
    ? `names no city, which a page like ${model.route} needs. Fill in a column "city".`
    : undefined
}

/** A model without what is true of that page alone. A city page’s vars are its own too. */
function withoutOwn(value: Record<string, unknown>): Record<string, unknown> {
  const rest = Object.fromEntries(Object.entries(value).filter(([name]) => !OF_ONE_PAGE.includes(name)))
  return isCityPage(value) ? { ...rest, vars: {} } : rest
}

const isCityPage = ({ vars }: Record<string, unknown>): boolean => textVariables(vars).city !== undefined

/** The operations that make a copy of a model such a page. */
const startOf = (value: Record<string, unknown>): Operation[] =>
  OF_ONE_PAGE.filter((name) => Object.hasOwn(value, name)).map((name) => ({ op: 'remove', path: `/${name}` }))

/** The operation that writes a cell's value; a sentence's end if there is no place for it. */
function operationFor(
  { path, name }: PageColumn,
  cell: string,
  page: Record<string, unknown>,
  shown: unknown,
): Operation | string {
  if (shown !== undefined && toCell(shown) === undefined)
    return `is about a place that holds more than a text: ${name}. Name a text within it, such as ${name}/0/title.`
  const value = fromCell(cell, pageKind(path, shown))
  const parent = valueAt(page, path.slice(0, -1))
  if (Array.isArray(parent) && valueAt(page, path) !== undefined) return { op: 'replace', path: toPointer(path), value }
  if (isRecord(parent) || path.length === 1 || path[0] === 'vars') return { op: 'add', path: toPointer(path), value }
  return `is about ${name}, which the page doesn’t have.`
}

/** Writes vars as a whole where the page has none yet. */
function withVars(operations: Operation[], page: Record<string, unknown>): Operation[] {
  const isOfVars = ({ path }: Operation) => path.startsWith('/vars/')
  if (isRecord(page.vars) && Object.keys(page.vars).length > 0) return operations
  const vars = operations
    .filter(isOfVars)
    .map((operation) => [operation.path.slice('/vars/'.length), valueOf(operation)])
  if (vars.length === 0) return operations
  return [{ op: 'add', path: '/vars', value: Object.fromEntries(vars) }, ...operations.filter((one) => !isOfVars(one))]
}

const valueOf = (operation: Operation): unknown => ('value' in operation ? operation.value : undefined)

function createCellFinder(rows: RowPlan[], columns: PageColumn[], site: LoadedSite): PlannedTable['cellAt'] {
  const rowsByFile = new Map(rows.map(({ key, number }) => [findDocument(key, site).file, number]))
  return (file, pointer) => {
    const row = rowsByFile.get(file)
    const column = columns.find(({ path }) => `${pointer}/`.startsWith(`${toPointer(path)}/`))
    return row === undefined || column === undefined ? undefined : { row, ...placeOf(column) }
  }
}
