import { existsSync, readFileSync } from 'node:fs'
import { CsvError, parse } from 'csv-parse/sync'
import iconv from 'iconv-lite'
import { Failure, UsageError } from '../command'
import type { CellMistake } from './mistakes'

/** A table as a spreadsheet saves it. */
export interface Spreadsheet {
  /** The path to show to people. */
  file: string
  /** The names of its columns, in order. One that is empty in every row, as spreadsheets add them, is "". */
  headers: string[]
  rows: TableRow[]
  /** Cells that hold what no author has typed. */
  mistakes: CellMistake[]
}

export interface TableRow {
  /** As the spreadsheet numbers it: the first row is 1. */
  number: number
  /** One for each header, without space around it. */
  cells: string[]
}

/** The first line with which Excel says what separates the cells: "sep=;". */
const SEPARATOR_LINE = /^"?sep=(.)"?\r?\n/i

const DELIMITERS = [',', ';', '\t']

/**
 * Reads a table, with whatever encoding and separator the spreadsheet has saved it.
 * @param encoding where it can't be told from the file, as of old files from a Mac
 * @throws UsageError if there is no such file or encoding
 * @throws Failure if it isn't a table
 */
export function readTable(file: string, encoding?: string): Spreadsheet {
  if (!existsSync(file)) throw new UsageError(`there is no file ${file}.`)
  return parseTable(decode(readFileSync(file), file, encoding), file)
}

/**
 * Reads a table from its text.
 * @throws Failure if it isn't one
 */
export function parseTable(text: string, file: string): Spreadsheet {
  const [line, separator] = SEPARATOR_LINE.exec(text) ?? []
  const lines = text.slice(line?.length ?? 0)
  const delimiter = separator ?? findDelimiter(lines, file)
  const records = parseRecords(lines, delimiter, file).map((cells) => cells.map(clean))
  const isFilled = (cells: string[]) => cells.some(Boolean)
  // Numbers writes the name of the table in a line of its own
  const wide = records.findIndex((cells) => cells.filter(Boolean).length > 1)
  const start = wide >= 0 ? wide : records.findIndex(isFilled)
  if (start < 0) throw new Failure(`${file} is empty. Its first row must name the columns.`)
  const headers = records[start] ?? []
  const rows = records
    .slice(start + 1)
    // the header is row start + 1; Excel doesn't count a line that says what separates the cells
    .map((cells, index) => ({ number: start + index + 2, cells }))
    .filter(({ cells }) => isFilled(cells))
  const width = Math.max(headers.length, ...rows.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, column) => headers[column] ?? '')
  const filled = rows.map(({ number, cells }) => ({ number, cells: columns.map((_, column) => cells[column] ?? '') }))
  return { file, headers: columns, rows: filled, mistakes: filled.flatMap((row) => mistakesIn(row, columns)) }
}

/** @throws Failure if the file isn't text */
function decode(bytes: Buffer, file: string, encoding?: string): string {
  if (encoding !== undefined && !iconv.encodingExists(encoding))
    throw new UsageError(
      `there is no encoding ${JSON.stringify(encoding)}. Write one such as windows-1252 or macintosh.`,
    )
  if (bytes.subarray(0, 2).toString('latin1') === 'PK')
    throw new Failure(
      `${file} is a workbook, not a table of text. In your spreadsheet, export it as CSV (in Excel: “CSV UTF-8”).`,
    )
  if (encoding !== undefined) return iconv.decode(bytes, encoding)
  // "Unicode Text" of Excel
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return iconv.decode(bytes, 'utf-16le')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // of Node 20, TextDecoder has no “ or € there
    return iconv.decode(bytes, 'windows-1252')
  }
}

/**
 * Finds what separates the cells: with anything else, the names of the columns are fewer. Below them, words have commas too.
 * Numbers writes the name of the table first, so the columns may be named in the second line.
 */
function findDelimiter(text: string, file: string): string {
  const tables = DELIMITERS.map((delimiter) => ({ delimiter, records: parseRecords(text, delimiter, file, 2) }))
  for (const line of [0, 1]) {
    const widths = tables.map(({ delimiter, records }) => ({ delimiter, width: records[line]?.length ?? 0 }))
    const [widest] = widths.toSorted((one, other) => other.width - one.width)
    if (widest !== undefined && widest.width > 1) return widest.delimiter
  }
  return ','
}

/** @throws Failure if a quotation mark is missing */
function parseRecords(text: string, delimiter: string, file: string, most = -1): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relaxColumnCount: true,
      // 5" conduit
      relaxQuotes: true,
      skipEmptyLines: false,
      to: most,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new Failure(`${file} can’t be read as a table: ${error.message}. Save it as CSV again.`, { cause: error })
  }
}

const clean = (cell: string): string => cell.replaceAll(/\r\n?/g, '\n').trim()

/** What spreadsheets show for a formula that fails, in English and in German, and for a number that is too wide. */
const FAILED_FORMULA = /^#(?:NAME\?|REF!|VALUE!|DIV\/0!|NUM!|NULL!|N\/A|WERT!|BEZUG!|ZAHL!|NV|#+)$/

const SHORTENED_NUMBER = /^\d(?:[.,]\d+)?E\+\d+$/i

function mistakesIn({ number, cells }: TableRow, headers: string[]): CellMistake[] {
  return cells.flatMap((cell, column) => {
    const what = mistakeIn(cell, headers[column] ?? '')
    return what === undefined ? [] : [{ row: number, column, header: headers[column] ?? '', what }]
  })
}

function mistakeIn(cell: string, header: string): string | undefined {
  const shown = JSON.stringify(cell)
  if (cell !== '' && header === '')
    return `is ${shown}, but its column has no name in the first row. Name it, or clear the cell.`
  if (FAILED_FORMULA.test(cell)) return `is ${shown}: a formula that fails. Correct it in your spreadsheet.`
  if (SHORTENED_NUMBER.test(cell))
    return `is ${shown}: your spreadsheet has shortened a number. Format the column as text, and type the number again.`
  if (cell.includes('\uFFFD'))
    return `is ${shown}, in which a letter is lost. Save the table as CSV UTF-8 from your spreadsheet again.`
  return undefined
}
