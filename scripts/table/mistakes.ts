/** What is wrong in a row of a table. */
export interface CellMistake {
  /** As the spreadsheet numbers it. */
  row: number
  /** The index of the column; left out if it is about the whole row. */
  column?: number
  /** The name of the column. */
  header?: string
  /** The mistake, as the end of a sentence about the place, and what to do. */
  what: string
}

/** A mistake in a sentence: 'cities.csv, row 4, column C (vars.county): is …'. */
export function describeMistake(file: string, { row, column, header, what }: CellMistake): string {
  const name = header ? ` (${header})` : ''
  const place = column === undefined ? '' : `, column ${columnLetters(column)}${name}`
  return `${file}, row ${row}${place}: ${what}`
}

/** How spreadsheets name a column by its index: 0 is "A", 26 is "AA". */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26) - 1
  return (rest < 0 ? '' : columnLetters(rest)) + String.fromCharCode(65 + (index % 26))
}
