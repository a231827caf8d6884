import type { Operation } from '../../renderer/changes/operations'
import { planChange } from '../../renderer/changes/plan-change'
import { isRecord } from '../../renderer/documents/json-tree'
import { didYouMean } from '../../renderer/problems/suggest'
import { entrySchema } from '../../renderer/schema/lists'
import { type Schema, getSchemas } from '../../renderer/schema/schemas'
import type { LoadedSite } from '../../renderer/site/site'
import { UsageError } from '../command'
import { type CellKind, type ImportRecord, type RowPlan, fromCell, planCell, toCell } from './cells'
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

/**
 * Plans what a table changes in the entries of a list. A row is about the entry whose number it has; without one, about the
 * entry that says what the row says or said when it was last imported, or else about a new one.
 * @throws UsageError if the site has no such list
 */
export const planList =
  (listName: string) =>
  (table: Spreadsheet, site: LoadedSite, { overwrite = false }: ImportOptions, record: ImportRecord): PlannedTable => {
    const { file, entries, fields } = findTableList(listName, site)
    const columns = fieldColumns(table, fields)
    const numbers = namedColumns(table).find(({ header }) => header.toLowerCase() === ENTRY)
    const rows: RowPlan[] = []
    const mistakes: CellMistake[] = []
    const operations: Operation[] = []
    const rowsByIndex = new Map<number, number>()
    const numbered = new Set(table.rows.map(({ cells }) => Number(numbers && cells[numbers.column]) - 1))
    let length = entries.length
    for (const row of table.rows) {
      const cells = columns.values.flatMap((column) => {
        const text = row.cells[column.column] ?? ''
        return text === '' ? [] : [{ column, text }]
      })
      const number = numbers && row.cells[numbers.column]
      const index = number
        ? Number(number) - 1
        : findEntry(
            row,
            columns.values,
            entries,
            record,
            (candidate) => rowsByIndex.has(candidate) || numbered.has(candidate),
          )
      if (index !== undefined && (!Number.isInteger(index) || index < 0 || index >= entries.length)) {
        const what = `is ${number}, but the list has the entries 1 to ${entries.length}. Clear the cell to add an entry.`
        mistakes.push({ row: row.number, ...numbers, what })
        continue
      }
      const earlier = index === undefined ? undefined : rowsByIndex.get(index)
      if (earlier !== undefined) {
        mistakes.push({
          row: row.number,
          ...numbers,
          what: `is ${number}, like in row ${earlier}. Remove one of the two.`,
        })
        continue
      }
      const position = index ?? length++
      rowsByIndex.set(position, row.number)
      const key = String(position + 1)
      const entry: Record<string, unknown> = index !== undefined && isRecord(entries[index]) ? entries[index] : {}
      const plans = cells.map(({ column, text }) =>
        planCell(
          column,
          text,
          toCell(entry[column.name]),
          index === undefined ? undefined : record[key]?.[column.name],
          overwrite,
        ),
      )
      rows.push({ number: row.number, key, outcome: index === undefined ? 'new' : 'existing', cells: plans })
      const values = cells
        .filter((_, at) => plans[at]?.outcome === 'changed')
        .map(({ column, text }) => [column.name, fromCell(text, column.kind)] as const)
      if (index === undefined) operations.push({ op: 'add', path: '/entries/-', value: inOrder(values, fields) })
      else
        operations.push(
          ...values.map(([name, value]) => ({ op: 'add', path: `/entries/${index}/${name}`, value }) as const),
        )
    }
    return {
      rows,
      mistakes,
      notes: [],
      strayColumns: columns.strays,
      edits: mistakes.length > 0 ? [] : planChange({ [`lists/${listName}`]: operations }, site),
      cellAt: (documentFile, pointer) => {
        const [, index, name] = /^\/entries\/(\d+)(?:\/([^/]+))?/.exec(pointer) ?? []
        const row = documentFile === file && index !== undefined ? rowsByIndex.get(Number(index)) : undefined
        const column = columns.values.find((column) => column.name === name)
        return row === undefined ? undefined : { row, ...(column && { column: column.column, header: column.header }) }
      },
    }
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
 * Finds the entry that a row without a number is about.
 * @param isTaken whether another row is about an entry
 */
function findEntry(
  { cells }: TableRow,
  columns: FieldColumn[],
  entries: unknown[],
  record: ImportRecord,
  isTaken: (index: number) => boolean,
): number | undefined {
  const isSaid = (said: (name: string) => string | undefined) =>
    columns.every(({ column, name }) => (cells[column] ?? '') === (said(name)?.trim() ?? ''))
  const index = entries.findIndex((entry, index) => {
    if (isTaken(index)) return false
    const imported = record[String(index + 1)]
    return (
      isSaid((name) => (isRecord(entry) ? toCell(entry[name]) : undefined)) ||
      (imported !== undefined && isSaid((name) => imported[name]))
    )
  })
  return index < 0 ? undefined : index
}
