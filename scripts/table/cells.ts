/** What a table's cell is about, and how the value there is written. */
export interface ValueColumn {
  /** Its index in the table. */
  column: number
  /** What it is called in the record of imports: "vars.county". */
  name: string
}

/** What becomes of a cell. */
export interface CellPlan extends ValueColumn {
  /** What the table says. */
  table: string
  /** What the document says; undefined if it has nothing there. */
  document: string | undefined
  /** What the table said when it was last imported. */
  imported: string | undefined
  /**
   * "changed": the document gets what the table says. "kept": only the document was changed since the last import. "both":
   * the two were changed to different values, and the document stays. "same": they agree.
   */
  outcome: 'same' | 'changed' | 'kept' | 'both'
}

/** What becomes of a row. */
export interface RowPlan {
  /** As the spreadsheet numbers it. */
  number: number
  /** What it is called in the record of imports: "/plano". */
  key: string
  /** "gone": what it had made was deleted or renamed since, and is not made again. */
  outcome: 'new' | 'existing' | 'gone'
  /** Its cells that aren't empty: an empty cell says nothing. */
  cells: CellPlan[]
}

/** What the rows said when they were last imported: by row and column. */
export type ImportRecord = Record<string, Record<string, string>>

/** Decides what becomes of a cell that isn't empty. */
export function planCell(
  column: ValueColumn,
  table: string,
  document: string | undefined,
  imported: string | undefined,
  isOverwriting: boolean,
): CellPlan {
  const says = (text: string) => document !== undefined && isSameText(document.trim(), text)
  const isChangedByHand = imported !== undefined && !says(imported)
  const byHand = isChangedByHand && !isOverwriting ? (table === imported ? 'kept' : 'both') : 'changed'
  return { ...column, table, document, imported, outcome: says(table) ? 'same' : byHand }
}

/** Whether a cell says what a document says, also if a spreadsheet took it for a number: "07511" became "7511". */
const isSameText = (document: string, table: string): boolean =>
  document === table || (/^[+0]\d+$/.test(document) && document.replace(/^[+0]+/, '') === table)

/** The record after an import: what the table said in each cell that the document agrees with now. */
export function recordOf(record: ImportRecord, rows: RowPlan[]): ImportRecord {
  const next: ImportRecord = { ...record }
  for (const { key, outcome, cells } of rows) {
    if (outcome === 'gone') continue
    const agreed = cells.filter(({ outcome }) => outcome === 'same' || outcome === 'changed')
    const entry = { ...next[key], ...Object.fromEntries(agreed.map(({ name, table }) => [name, table])) }
    if (Object.keys(entry).length > 0) next[key] = entry
  }
  return next
}

/** What a cell shows of a value; undefined for what no cell can hold. */
export function toCell(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return isTextList(value) ? value.join('; ') : undefined
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/** What kind of value a cell stands for. */
export type CellKind = 'text' | 'number' | 'boolean' | 'list'

/** The kind of an existing value that a cell can hold. */
export function cellKindOf(value: unknown): CellKind {
  if (Array.isArray(value)) return 'list'
  return typeof value === 'number' || typeof value === 'boolean' ? (typeof value as 'number' | 'boolean') : 'text'
}

/** The value that a cell stands for. What isn't of its kind stays a text, which validation then reports. */
export function fromCell(cell: string, kind: CellKind): unknown {
  if (kind === 'number' && /^-?\d+(?:\.\d+)?$/.test(cell)) return Number(cell)
  if (kind === 'boolean' && /^(?:true|false)$/i.test(cell)) return cell.toLowerCase() === 'true'
  if (kind === 'list')
    return cell
      .split(';')
      .map((entry) => entry.trim())
      .filter(Boolean)
  return cell
}

/** A cell as it would be exported: "TRUE" is "true", "rye;oats" is "rye; oats". */
export const normalizeCell = (cell: string, kind: CellKind): string => toCell(fromCell(cell, kind)) ?? cell
