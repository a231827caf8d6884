import { findDocument } from '../../renderer/changes/document-names'
import type { Operation, Patches } from '../../renderer/changes/operations'
import { planChange } from '../../renderer/changes/plan-change'
import { isRecord, toPointer, valueAt } from '../../renderer/documents/json-tree'
import { readPage } from '../../renderer/pipeline/load-site'
import type { LoadedSite } from '../../renderer/site/site'
import { Failure } from '../command'
import { type CellPlan, type ImportRecord, type RowPlan, fromCell, normalizeCell, planCell, toCell } from './cells'
import type { CellMistake } from './mistakes'
import { type PageColumn, pageColumns, pageKind, valueShownAt } from './page-columns'
import type { ImportOptions, PlannedTable } from './planned-table'
import type { Spreadsheet, TableRow } from './read-table'
import { createPageFinder, findModel, followRenames, isCityPage, lackOf } from './row-pages'

/** Members of a page that are true of it alone. */
const OF_ONE_PAGE = ['aliases', 'canonical', 'from', 'until']

/**
 * Plans what a table of pages changes: a row that has a page changes it, any other makes one like the model, which is a draft
 * unless the row says otherwise.
 * @throws UsageError if there is no such model
 * @throws Failure if the rows don't say which pages they are about
 */
export function planPages(
  table: Spreadsheet,
  site: LoadedSite,
  { from, overwrite = false }: ImportOptions,
  stored: ImportRecord,
): PlannedTable {
  const model = from === undefined ? undefined : findModel(from, site)
  const columns = pageColumns(table, site)
  if (columns.route === undefined && columns.city === undefined)
    throw new Failure(
      `${table.file} has neither a column "route" nor a column "city", so its rows are about no page. Name the columns in its first row.`,
    )
  const record = followRenames(stored, site)
  const findPage = createPageFinder(columns, site, model)
  const rows: RowPlan[] = []
  const mistakes: CellMistake[] = []
  const patches: Patches = {}
  const copies: Record<string, string> = {}
  for (const row of table.rows) {
    const target = findPage(row)
    if (typeof target === 'string') {
      mistakes.push({ row: row.number, what: target })
      continue
    }
    const { route, page } = target
    if (!page && Object.hasOwn(record, route) && !overwrite) {
      rows.push({ number: row.number, key: route, outcome: 'gone', cells: [] })
      continue
    }
    const city = columns.city === undefined ? '' : (row.cells[columns.city] ?? '')
    const lack = page ? undefined : lackOf(route, model, city, site)
    const value = page ? readPage(page, site).document.value : model?.value
    if (lack !== undefined || !isRecord(value)) {
      const what =
        lack ?? `is about ${page?.file}, which isn’t a valid page. \`npm run validate\` shows what to correct.`
      mistakes.push({ row: row.number, what })
      continue
    }
    const start = page ? value : withoutOwn(value)
    const planned = planValues(row, columns.values, start, site, { imported: page && record[route], overwrite })
    rows.push({ number: row.number, key: route, outcome: page ? 'existing' : 'new', cells: planned.cells })
    mistakes.push(...planned.mistakes)
    const operations = [...(page ? [] : ownOperations(value)), ...withVars(planned.operations, start)]
    if (operations.length > 0) patches[route] = operations
    if (!page && model) copies[route] = model.route
  }
  return {
    rows,
    edits: mistakes.length > 0 ? [] : planChange(patches, site, { copies }),
    mistakes,
    notes: [],
    strayColumns: columns.strays,
    model: model?.route,
    record,
    cellAt: createCellFinder(rows, columns.values, site),
  }
}

/** A new page as it is before its row fills it: the model without what is true of that page alone. A city page’s vars are its own too. */
function withoutOwn(value: Record<string, unknown>): Record<string, unknown> {
  const rest = Object.fromEntries(Object.entries(value).filter(([name]) => !OF_ONE_PAGE.includes(name)))
  return { ...rest, draft: true, ...(isCityPage(value) && { vars: {} }) }
}

/** The operations that make a copy of a model a new page: they remove what is true of the model alone, and make it a draft. */
const ownOperations = (model: Record<string, unknown>): Operation[] => [
  ...OF_ONE_PAGE.filter((name) => Object.hasOwn(model, name)).map((name): Operation => ({
    op: 'remove',
    path: `/${name}`,
  })),
  { op: 'add', path: '/draft', value: true },
]

/**
 * Plans the values that a row writes into its page.
 * @param page as it is before
 */
function planValues(
  row: TableRow,
  columns: PageColumn[],
  page: Record<string, unknown>,
  site: LoadedSite,
  { imported, overwrite }: { imported: Record<string, string> | undefined; overwrite: boolean },
) {
  const cells: CellPlan[] = []
  const operations: Operation[] = []
  const mistakes: CellMistake[] = []
  for (const { column, header, name, path } of columns) {
    const cell = row.cells[column] ?? ''
    if (cell === '') continue
    const shown = valueShownAt(path, page, site)
    const operation = operationFor(path, cell, page, shown)
    if (typeof operation === 'string') {
      mistakes.push({ row: row.number, column, header, what: operation })
      continue
    }
    const said = normalizeCell(cell, pageKind(path, shown))
    const plan = planCell({ column, name }, said, toCell(shown), imported?.[name], overwrite)
    cells.push(plan)
    if (plan.outcome === 'changed') operations.push(operation)
  }
  return { cells, operations, mistakes }
}

/** The operation that writes a cell's value; a sentence's end if there is no place for it. */
function operationFor(
  path: PageColumn['path'],
  cell: string,
  page: Record<string, unknown>,
  shown: unknown,
): Operation | string {
  const place = path.join('/')
  if (shown !== undefined && toCell(shown) === undefined)
    return `is about ${place}, which holds more than a text. Name a text within it, such as ${place}/0/title.`
  const value = fromCell(cell, pageKind(path, shown))
  // a page that is no draft doesn't say so
  if (path[0] === 'draft' && value === false) return { op: 'remove', path: '/draft' }
  const parent = valueAt(page, path.slice(0, -1))
  if (Array.isArray(parent) && valueAt(page, path) !== undefined) return { op: 'replace', path: toPointer(path), value }
  if (isRecord(parent) || path[0] === 'vars') return { op: 'add', path: toPointer(path), value }
  return `is about ${place}, which the page doesn’t have.`
}

/** Writes vars as a whole where the page has none yet. */
function withVars(operations: Operation[], page: Record<string, unknown>): Operation[] {
  const isOfVars = ({ path }: Operation) => path.startsWith('/vars/')
  const ofVars = operations.filter(isOfVars)
  if (ofVars.length === 0 || (isRecord(page.vars) && Object.keys(page.vars).length > 0)) return operations
  const vars = ofVars.map((operation) => [
    operation.path.slice('/vars/'.length),
    'value' in operation && operation.value,
  ])
  return [
    { op: 'add', path: '/vars', value: Object.fromEntries(vars) },
    ...operations.filter((operation) => !isOfVars(operation)),
  ]
}

function createCellFinder(rows: RowPlan[], columns: PageColumn[], site: LoadedSite): PlannedTable['cellAt'] {
  const rowsByFile = new Map(rows.map(({ key, number }) => [findDocument(key, site).file, number]))
  return (file, pointer) => {
    const row = rowsByFile.get(file)
    const shown = columns.find(({ path }) => `${pointer}/`.startsWith(`${toPointer(path)}/`))
    return row === undefined || !shown ? undefined : { row, column: shown.column, header: shown.header }
  }
}
