import { NumberList } from './number-list'
import { appendWordsToSign } from './read-words'
import { TextUnits } from './text-units'

/**
 * The words of a text as numbers: small letters without accents, without punctuation.
 * Numbers, since the words of ten thousand pages as texts would take seconds to make and a gigabyte to keep.
 * @example "Don’t" and "DON'T" → the numbers of "don" and "t"
 */
export const hashWords = (text: string): number[] => hashEach([text])[0] ?? []

/** The words of each of these texts, which are few and short. */
export function hashEach(texts: string[]): number[][] {
  units.write(texts)
  let from = 0
  return texts.map(({ length }) => {
    few.length = 0
    appendWords(few, units.room, from, from + length)
    from += length + 1
    return few.toArray()
  })
}

// the texts that are read, and the words of one of them
const units = new TextUnits()
const few = new NumberList()

/** Puts the words of a text, or of a part of it, at the end of a list. */
export function appendWords(list: NumberList, units: Uint16Array, from: number, to: number): void {
  for (let at = from; at < to; at++) at = appendWordsToSign(list, units, at, to)
}
