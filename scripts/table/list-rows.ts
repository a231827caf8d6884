import type { Operation } from '../../renderer/changes/operations'
import { planChange } from '../../renderer/changes/plan-change'
import { isRecord } from '../../renderer/documents/json-tree'
import { didYouMean } from '../../renderer/problems/suggest'
import { entrySchema } from '../../renderer/schema/lists'
import { type Schema, getSchemas } from '../../renderer/schema/schemas'
import type { LoadedSite } from '../../renderer/site/site'
import { UsageError } from '../command'
import { type CellKind, type ImportRecord, type RowPlan, fromCell, normalizeCell, planCell, toCell } from './cells'
import type { CellMistake } from './mistakes'
import { type ImportOptions, type NamedColumn, type PlannedTable, namedColumns } from './planned-table'
import type { Spreadsheet, TableRow } from './read-table'

/** The column of the numbers of entries, which count from 1. */
export const ENTRY = 'entry'

/** A column of a field that entries have. */
interface FieldColumn extends NamedColumn {
  /** The field. */
  name: string
  kind: CellKind
}

/** A list of a site, for a table of its entries. */
interface TableList {
  file: string
  /** As they are written. */
  entries: unknown[]
  /** The fields that a cell can hold, in the order of their schema. */
  fields: Map<string, CellKind>
}

/** @throws UsageError if the site has no such list */
export function findTableList(name: string, { lists }: LoadedSite): TableList {
  const list = lists.get(name)
  if (!list) {
    const hint = didYouMean(
      name,
      lists.keys(),
      `There ${lists.size === 0 ? 'is none' : `are: ${[...lists.keys()].join(', ')}`}.`,
    )
    throw new UsageError(`the site has no list ${JSON.stringify(name)}. ${hint}`)
  }
  const properties = Object.entries(entrySchema(getSchemas(), list.kind ?? '')?.properties ?? {})
  const fields = properties.flatMap(([field, schema]) => {
    const kind = kindIn(schema)
    return kind === undefined ? [] : [[field, kind] as const]
  })
  return { file: list.document.file, entries: list.entries, fields: new Map(fields) }
}

function kindIn({ type, items }: Schema): CellKind | undefined {
  if (type === 'number' || type === 'integer') return 'number'
  if (type === 'array') return items?.type === 'string' ? 'list' : undefined
  return type === 'boolean' ? 'boolean' : type === 'object' ? undefined : 'text'
}

/** A row and the entry that it is about. */
interface EntryRow {
  row: TableRow
  /** Its index in the list as it will be. */
  index: number
  isNew: boolean
}

/**
 * Plans what a table changes in the entries of a list. A row is about the entry whose number it has; without one, about the
 * entry that says what the row says or said when it was last imported, or else about a new one.
 * @throws UsageError if the site has no such list
 */
export const planList =
  (listName: string) =>
  (table: Spreadsheet, site: LoadedSite, { overwrite = false }: ImportOptions, record: ImportRecord): PlannedTable => {
    const list = findTableList(listName, site)
    const columns = fieldColumns(table, list.fields)
    const { entryRows, gone, mistakes } = placeRows(table, list, columns.values, record, overwrite)
    const operations: Operation[] = []
    const rows = entryRows.map(({ row, index, isNew }): RowPlan => {
      const key = String(index + 1)
      const entry = isNew ? {} : entryAt(list, index)
      const filled = columns.values.filter(({ column }) => row.cells[column])
      const cells = filled.map((column) => {
        const imported = isNew ? undefined : record[key]?.[column.name]
        const said = normalizeCell(row.cells[column.column] ?? '', column.kind)
        return planCell(column, said, toCell(entry[column.name]), imported, overwrite)
      })
      const changed = filled.filter((_, position) => cells[position]?.outcome === 'changed')
      const values = changed.map(({ name, column, kind }) => [name, fromCell(row.cells[column] ?? '', kind)] as const)
      if (isNew) operations.push({ op: 'add', path: '/entries/-', value: inOrder(values, list.fields) })
      else for (const [name, value] of values) operations.push({ op: 'add', path: `/entries/${index}/${name}`, value })
      return { number: row.number, key, outcome: isNew ? 'new' : 'existing', cells }
    })
    return {
      rows: [...rows, ...gone],
      mistakes,
      record,
      notes: [],
      strayColumns: columns.strays,
      edits: mistakes.length > 0 ? [] : planChange({ [`lists/${listName}`]: operations }, site),
      cellAt: (file, pointer) => {
        const [, index, name] = /^\/entries\/(\d+)(?:\/([^/]+))?/.exec(pointer) ?? []
        const changed = entryRows.find((entryRow) => file === list.file && String(entryRow.index) === index)
        const column = columns.values.find((column) => column.name === name)
        return changed && { row: changed.row.number, ...(column && { column: column.column, header: column.header }) }
      },
    }
  }

function entryAt({ entries }: TableList, index: number): Record<string, unknown> {
  const entry = entries[index]
  return isRecord(entry) ? entry : {}
}

/** Finds the entry of each row, and the rows whose entry was deleted since they were imported. */
function placeRows(
  table: Spreadsheet,
  list: TableList,
  columns: FieldColumn[],
  record: ImportRecord,
  isOverwriting: boolean,
) {
  const numbers = namedColumns(table).find(({ header }) => header.toLowerCase() === ENTRY)
  const numberOf = ({ cells }: TableRow) => (numbers && cells[numbers.column]) ?? ''
  const numbered = new Set(table.rows.map((row) => Number(numberOf(row)) - 1))
  const rowsByIndex = new Map<number, EntryRow>()
  const mistakes: CellMistake[] = []
  const gone: RowPlan[] = []
  let { length } = list.entries
  for (const row of table.rows) {
    const number = numberOf(row)
    const isTaken = (index: number) => rowsByIndex.has(index) || numbered.has(index)
    const foundIndex = number === '' ? findEntry(row, columns, list, record, isTaken) : Number(number) - 1
    const isDeleted = number === '' && foundIndex !== undefined && foundIndex >= list.entries.length
    const index = isDeleted && isOverwriting ? undefined : foundIndex
    const mistake = (what: string) => mistakes.push({ row: row.number, ...numbers, what })
    const earlier = index === undefined ? undefined : rowsByIndex.get(index)
    if (isDeleted && index !== undefined)
      gone.push({ number: row.number, key: String(index + 1), outcome: 'gone', cells: [] })
    else if (index !== undefined && !Object.hasOwn(list.entries, index))
      mistake(`is ${number}, but the list has the entries 1 to ${list.entries.length}. Clear the cell to add an entry.`)
    else if (earlier) mistake(`is ${number}, like in row ${earlier.row.number}. Remove one of the two.`)
    else {
      const position = index ?? length++
      rowsByIndex.set(position, { row, index: position, isNew: index === undefined })
    }
  }
  return { entryRows: [...rowsByIndex.values()], gone, mistakes }
}

const inOrder = (values: (readonly [string, unknown])[], fields: TableList['fields']): Record<string, unknown> => {
  const names = [...fields.keys()]
  return Object.fromEntries(values.toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other)))
}

function fieldColumns(table: Spreadsheet, fields: TableList['fields']) {
  const named = namedColumns(table).filter(({ header }) => header.toLowerCase() !== ENTRY)
  const matched = named.map((column) => {
    const [name, kind] = [...fields].find(([field]) => field.toLowerCase() === column.header.toLowerCase()) ?? []
    return { ...column, name, kind, hint: didYouMean(column.header, fields.keys()) }
  })
  return {
    values: matched.filter((column): column is typeof column & FieldColumn => column.name !== undefined),
    strays: matched.filter(({ name }) => name === undefined),
  }
}

/**
 * Finds the entry that a row without a number is about: one that says the same, or did when it was imported.
 * @param isTaken whether another row is about an entry
 * @returns an index behind the list’s end if the entry was deleted since
 */
function findEntry(
  { cells }: TableRow,
  columns: FieldColumn[],
  { entries }: TableList,
  record: ImportRecord,
  isTaken: (index: number) => boolean,
): number | undefined {
  const isSaid = (said: (name: string) => string | undefined) =>
    columns.every(({ column, name, kind }) => normalizeCell(cells[column] ?? '', kind) === (said(name)?.trim() ?? ''))
  const same = entries.findIndex(
    (entry, index) => !isTaken(index) && isRecord(entry) && isSaid((name) => toCell(entry[name])),
  )
  if (same >= 0) return same
  const imported = Object.entries(record).find(([key, row]) => !isTaken(Number(key) - 1) && isSaid((name) => row[name]))
  return imported && Number(imported[0]) - 1
}
