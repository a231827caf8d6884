import type { Edit } from '../../renderer/changes/edit'
import type { ImportRecord, RowPlan } from './cells'
import type { CellMistake } from './mistakes'
import type { Spreadsheet } from './read-table'

/** What an import would do. */
export interface PlannedTable {
  rows: RowPlan[]
  edits: Edit[]
  strayColumns: StrayColumn[]
  /** The route of the page that new ones are made like. */
  model?: string | undefined
  mistakes: CellMistake[]
  /** Sentences about the rows that ask for nothing. */
  notes: string[]
  /** What was imported last, with the present names of what the rows are about. */
  record: ImportRecord
  /** Finds the cell that is about a place of a document. */
  cellAt: (file: string, pointer: string) => Pick<CellMistake, 'row' | 'column' | 'header'> | undefined
}

/** What an import is asked to do. */
export interface ImportOptions {
  /** The page that new ones are made like. */
  from?: string
  /** Whether what was changed by hand since the last import is overwritten. */
  overwrite?: boolean
}

/** A column with a name. */
export interface NamedColumn {
  header: string
  /** Its index. */
  column: number
}

/** A column that fits nothing. */
export interface StrayColumn extends NamedColumn {
  /** What may be meant, as a sentence. */
  hint?: string | undefined
}

/** The columns of a table that have names. */
export const namedColumns = ({ headers }: Spreadsheet): NamedColumn[] =>
  headers.map((header, column) => ({ header, column })).filter(({ header }) => header !== '')
