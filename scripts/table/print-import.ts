import { reportPretty, count, terminalColors } from '../../renderer/problems/pretty'
import { locate } from '../../renderer/problems/problem'
import { shorten } from '../../renderer/problems/shorten'
import { alignColumns } from '../terminal'
import type { CellPlan, RowPlan } from './cells'
import type { CheckedImport } from './check-import'
import { type CellMistake, columnLetters, describeMistake } from './mistakes'
import type { PlannedTable, StrayColumn } from './planned-table'

/** How much of a cell's text is shown. */
const MAX_WIDTH = 60

/** How much of two long texts is shown before they differ, at least. */
const SHOWN_ALIKE = 12

const quote = (text: string | undefined) => (text === undefined ? 'nothing' : shorten(JSON.stringify(text), MAX_WIDTH))

/** Prints which columns fit nothing. */
export function printStrays(columns: StrayColumn[]): void {
  for (const { column, header, hint } of columns)
    console.log(
      `Column ${columnLetters(column)}, ${JSON.stringify(header)}, fits nothing and is left out.${hint ? ` ${hint}` : ''}`,
    )
}

/** Prints what an import would do: each row, and in it each cell. */
export function printRows(rows: RowPlan[]): void {
  for (const row of rows) {
    const cells = row.cells.filter(({ outcome }) => outcome !== 'same')
    if (row.outcome === 'existing' && cells.length === 0) continue
    console.log(`row ${row.number}  ${terminalColors.bold(row.key)}${row.outcome === 'new' ? '  new' : ''}`)
    if (row.outcome === 'gone') console.log(`  ${GONE}`)
    else for (const line of alignColumns(cells.map((cell) => describeCell(cell, row)))) console.log(line)
  }
}

const GONE = 'was deleted or renamed since the last import, and is not made again. Remove the row, or use --overwrite.'

function describeCell({ name, table, document, outcome }: CellPlan, row: RowPlan): string[] {
  if (outcome === 'kept') return [name, `stays ${quote(document)}, as it was changed by hand`]
  if (row.outcome === 'new') return [name, quote(table)]
  const [inPage, inTable] = quoteDifference(document, table)
  if (outcome === 'both') return [name, `stays ${inPage}, changed by hand; the table says ${inTable}`]
  return [name, `${inPage} → ${inTable}`]
}

/** Quotes two texts. If they are long and begin alike: "…and permits. Call us." and "…and permits. Ask for a quote." */
function quoteDifference(one: string | undefined, other: string | undefined): [string, string] {
  if (one === undefined || other === undefined || Math.max(one.length, other.length) <= MAX_WIDTH)
    return [quote(one), quote(other)]
  let alike = 0
  while (alike < one.length && one[alike] === other[alike]) alike += 1
  const start = one.lastIndexOf(' ', alike - SHOWN_ALIKE) + 1
  return start === 0 ? [quote(one), quote(other)] : [quote(`…${one.slice(start)}`), quote(`…${other.slice(start)}`)]
}

/** Prints the cells that both the table and a person have changed since the last import, and the rows whose page is gone. */
export function printConflicts(rows: RowPlan[]): void {
  const conflicts = rows
    .map((row) => ({ ...row, cells: row.cells.filter(({ outcome }) => outcome === 'both') }))
    .filter(({ outcome, cells }) => outcome === 'gone' || cells.length > 0)
  printRows(conflicts.map((row) => (row.outcome === 'gone' ? row : { ...row, outcome: 'existing' })))
  const cells = conflicts.flatMap((row) => row.cells).length
  if (cells > 0)
    console.log(
      `${count(cells, 'cell')} ${cells === 1 ? 'was' : 'were'} left as changed by hand. Correct the table or the page, or use --overwrite.`,
    )
}

/** Prints what the table says that can't be imported, by row and column. */
export function printMistakes(file: string, mistakes: CellMistake[]): void {
  const sorted = mistakes.toSorted((one, other) => one.row - other.row || (one.column ?? -1) - (other.column ?? -1))
  for (const mistake of sorted) console.log(describeMistake(file, mistake))
}

/**
 * Prints the errors that an import would cause: those of a cell by its row and column, any other at its place in the document.
 * @returns how many there are
 */
export function printErrors(file: string, { cellAt }: PlannedTable, { errors, site }: CheckedImport): number {
  const placed = errors.map((error) => ({ error, cell: cellAt(error.file, error.pointer) }))
  const mistakes = placed.flatMap(({ error: { what, hint }, cell }) =>
    cell ? [{ ...cell, what: `${what}. ${hint}` }] : [],
  )
  const others = placed.flatMap(({ error, cell }) => (cell ? [] : [error]))
  printMistakes(file, mistakes)
  if (others.length > 0)
    process.stdout.write(`${reportPretty(locate({ problems: others, textOf: site.textOf }), terminalColors)}\n`)
  return errors.length
}
