import { isRecord } from '../documents/json-tree'
import type { JsonStyle } from './json-style'

/** The longest line, as in Prettier's settings for this project. */
const WIDTH = 120

/** Where a value is written. */
export interface ValuePlace {
  /** The indentation of its line. */
  indent: string
  /** How many characters stand before it on its line. */
  column: number
  /** Whether it has to stand on one line, as what is around it does. */
  isOnOneLine: boolean
  /** Whether it is on one line if it is short enough. */
  isFilled: boolean
}

/** Writes a value as JSON, in an author's style. */
function writeValue(value: unknown, style: JsonStyle, place: ValuePlace): string {
  const line = writeLine(value, style)
  if (place.isOnOneLine || !hasEntries(value)) return line
  // a comma may follow
  if (place.isFilled && !isSpread(value) && place.column + line.length < WIDTH) return line
  const indent = place.indent + style.unit
  const inside = { ...place, indent, isFilled: style.isFilled }
  const entries = isRecord(value)
    ? Object.entries(value).map(([name, member]) => {
        const key = JSON.stringify(name) + style.colon
        return key + writeValue(member, style, { ...inside, column: indent.length + key.length })
      })
    : value.map((entry: unknown) => writeValue(entry, style, { ...inside, column: indent.length }))
  const lines = entries.map((entry) => `${indent}${entry}`).join(`,${style.eol}`)
  const [opening, closing] = bracketsOf(value)
  return [opening, lines, `${place.indent}${closing}`].join(style.eol)
}

function writeLine(value: unknown, style: JsonStyle): string {
  if (!hasEntries(value)) return JSON.stringify(value)
  if (!isRecord(value)) return `[${value.map((entry: unknown) => writeLine(entry, style)).join(style.comma)}]`
  const inside = Object.entries(value).map(
    ([name, entry]) => JSON.stringify(name) + style.colon + writeLine(entry, style),
  )
  return `{${style.padding}${inside.join(style.comma)}${style.padding}}`
}

const hasEntries = (value: unknown): value is unknown[] | Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0

/** Whether Prettier spreads a list over several lines however short it is: one of several objects or lists, each with several entries. */
const isSpread = (value: unknown): boolean =>
  hasEntries(value) &&
  (Object.values(value).some(isSpread) ||
    (Array.isArray(value) &&
      value.length > 1 &&
      value.every((entry) => hasEntries(entry) && Object.keys(entry).length > 1)))

const bracketsOf = (value: object) => (Array.isArray(value) ? ['[', ']'] : ['{', '}'])

/** Writes something to fit its place in a document. */
export type Write = (style: JsonStyle, place: ValuePlace) => string

/** Writes a new value in the style of its document. */
export const writeNew =
  (value: unknown): Write =>
  (style, place) =>
    writeValue(value, style, place)

/**
 * Writes a copy of a value, with its escapes, its numbers and its layout.
 * @param text the value as it is written
 * @param indent the indentation of its line
 */
export const writeCopy =
  (text: string, indent: string): Write =>
  (style, place) => {
    const [first = '', ...lines] = text.split(/(?<=\r\n|\n|\r(?!\n))/)
    if (lines.length === 0) return first
    if (place.isOnOneLine) return writeValue(JSON.parse(text), style, place)
    return [
      first,
      ...lines.map((line) => (line.startsWith(indent) ? place.indent + line.slice(indent.length) : line)),
    ].join('')
  }
