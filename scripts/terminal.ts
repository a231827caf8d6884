import { stripVTControlCharacters } from 'node:util'
import { type Origin, nodeOf, unitOffsets } from '../renderer/documents/document'
import { toPointer } from '../renderer/documents/json-tree'
import type { Progress } from '../renderer/emit/emit'
import { positionAt } from '../renderer/problems/problem'
import { shorten } from '../renderer/problems/shorten'

/** Formats rows as lines with aligned columns, two spaces apart. Colors take up no width. */
export function alignColumns(rows: string[][], indent = '  '): string[] {
  const width = (cell: string) => stripVTControlCharacters(cell).length
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => width(row[column] ?? ''))),
  )
  return rows.map((row) => {
    const cells = row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - width(cell)))
    return `${indent}${cells.join('  ')}`.trimEnd()
  })
}

/** A value in a few words: a list by its length, an object by its keys, anything else as JSON of at most `widest` characters. */
export function summarizeValue(value: unknown, widest = 60): string {
  if (Array.isArray(value)) return value.length === 1 ? '[ 1 entry ]' : `[ ${value.length} entries ]`
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value).join(', ')
    return names ? `{ ${shorten(names, widest - 4)} }` : '{}'
  }
  return shorten(JSON.stringify(value) ?? 'nothing', widest)
}

/** Where a value was written. */
export interface Place {
  /** The path that people see. */
  file: string
  /** Counted from 1; the column in UTF-16 units. */
  line: number
  column: number
  /** JSON Pointer within the file. */
  pointer: string
}

/**
 * Finds the place of an origin.
 * @param index a place within its text, in UTF-16 units; left out, the beginning of the value
 */
export function placeOf(origin: Origin, index?: number): Place {
  const { file, text } = origin.document
  const offset = index === undefined ? undefined : unitOffsets(origin)[index]
  return { file, ...positionAt(text, offset ?? nodeOf(origin).offset), pointer: toPointer(origin.path) }
}

/** A place in the form that editors and terminals can open: "site.config/pages/plano.json:12:7". */
export const describePosition = ({ file, line, column }: Place): string => `${file}:${line}:${column}`

/** In milliseconds, how often progress is printed if stderr is not a terminal. */
const PLAIN_INTERVAL = 5000

/** Shows the progress of work on stderr: in one changing line on a terminal, elsewhere in a new line every few seconds. Short work shows none. */
export async function withProgress<T>(what: string, work: (onProgress: Progress) => Promise<T>): Promise<T> {
  const stream = process.stderr
  const started = performance.now()
  let lastShown = started
  const update: Progress = (done, total) => {
    const now = performance.now()
    if (now - lastShown < (stream.isTTY ? 100 : PLAIN_INTERVAL)) return
    lastShown = now
    const left = Math.ceil(((total - done) / done) * ((now - started) / 1000))
    const text = `${what}: ${done} of ${total}, ${left} s left`
    stream.write(stream.isTTY ? `\r\u001b[2K${text}` : `${text}\n`)
  }
  return work(update).finally(() => {
    // clear the line for whatever is printed next
    if (stream.isTTY && lastShown > started) stream.write('\r\u001b[2K')
  })
}
