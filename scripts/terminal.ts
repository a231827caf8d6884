import { stripVTControlCharacters } from 'node:util'
import { type Origin, nodeOf, unitOffsets } from '../renderer/documents/document'
import { toPointer } from '../renderer/documents/json-tree'
import type { Progress } from '../renderer/emit/emit'
import { positionAt } from '../renderer/problems/problem'

/** Rows as lines with aligned columns, two spaces apart. Colours take no width. */
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

/** A value in a few words: texts as JSON, cut; lists by their length, objects by their keys. */
export function shorten(value: unknown, widest = 60): string {
  if (Array.isArray(value)) return value.length === 1 ? '[ 1 entry ]' : `[ ${value.length} entries ]`
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value).join(', ')
    return names ? `{ ${cut(names, widest - 4)} }` : '{}'
  }
  return cut(JSON.stringify(value) ?? 'nothing', widest)
}

/** The first characters of a long text. */
export const cut = (text: string, widest: number): string =>
  text.length > widest ? `${text.slice(0, widest - 1).trimEnd()}…` : text

/** Where a value was written, as people and programs name it. */
export interface Place {
  /** The path as it is shown to people. */
  file: string
  /** From 1; the column in UTF-16 units. */
  line: number
  column: number
  /** JSON Pointer within the file. */
  pointer: string
}

/**
 * The place of an origin.
 * @param index the place within its text, in UTF-16 units; by default that of the whole value
 */
export function placeOf(origin: Origin, index?: number): Place {
  const { file, text } = origin.document
  const offset = index === undefined ? undefined : unitOffsets(origin)[index]
  return { file, ...positionAt(text, offset ?? nodeOf(origin).offset), pointer: toPointer(origin.path) }
}

/** A place as editors and terminals open it: "site.config/pages/plano.json:12:7". */
export const describePosition = ({ file, line, column }: Place): string => `${file}:${line}:${column}`

/** In milliseconds, how often a line is printed where stderr is no terminal. */
const PLAIN_INTERVAL = 5000

/** Shows on stderr how far work is: a line that changes on a terminal, else one every few seconds. Short work shows none. */
export async function withProgress<T>(what: string, work: (onProgress: Progress) => Promise<T>): Promise<T> {
  const stream = process.stderr
  const started = performance.now()
  let written = started
  const update: Progress = (done, total) => {
    const now = performance.now()
    if (now - written < (stream.isTTY ? 100 : PLAIN_INTERVAL)) return
    written = now
    const left = Math.ceil(((total - done) / done) * ((now - started) / 1000))
    const text = `${what}: ${done} of ${total}, ${left} s left`
    stream.write(stream.isTTY ? `\r\u001b[2K${text}` : `${text}\n`)
  }
  return work(update).finally(() => {
    // for what is printed next
    if (stream.isTTY && written > started) stream.write('\r\u001b[2K')
  })
}
