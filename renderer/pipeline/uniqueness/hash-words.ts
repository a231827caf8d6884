import { NumberList } from './number-list'
import { appendWordsToSign } from './read-words'
import { TextUnits } from './text-units'

/**
 * The words of a text as numbers: small letters without accents, without punctuation.
 * Numbers, since the words of ten thousand pages as texts would take seconds to make and a gigabyte to keep.
 * @example "Don’t" and "DON'T" → the numbers of "don" and "t"
 */
export function hashWords(text: string): number[] {
  units.write([text])
  few.length = 0
  appendWords(few, units.room, 0, text.length)
  return few.toArray()
}

// the text that is read, and its words
const units = new TextUnits()
const few = new NumberList()

/** Puts the words of a text, or of a part of it, at the end of a list. */
export function appendWords(list: NumberList, units: Uint16Array, from: number, to: number): void {
  for (let at = from; at < to; at++) at = appendWordsToSign(list, units, at, to)
}
