import { ACCENT, GAP, LETTERS, SIGN, learnLetter } from './letters'
import { NumberList } from './number-list'
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
    return Array.from(few.numbers())
  })
}

// the texts that are read, and the words of one of them
const units = new TextUnits()
const few = new NumberList()

/** Puts the words of a text, or of a part of it, at the end of a list. */
export function appendWords(list: NumberList, units: Uint16Array, from: number, to: number): void {
  for (let at = from; at < to; at++) at = appendWordsToSign(list, units, at, to)
}

/**
 * Puts the words up to the first SIGN at the end of a list.
 * @returns where the sign stands, or the end
 */
export function appendWordsToSign(list: NumberList, units: Uint16Array, from: number, to: number): number {
  // a word takes two units at least, one of them the gap
  list.reserve(((to - from) >> 1) + 1)
  // V8 looks up once what stands here, and with every unit what does not
  const { room } = list
  const letters = LETTERS
  const gap = GAP
  const accent = ACCENT
  const sign = SIGN
  // the number of a word without letters, by FNV-1a
  const none = 0x811c9dc5 | 0
  let { length } = list
  let hash = none
  let at = from
  for (;;) {
    let letter = sign
    for (; at < to; at++) {
      letter = letters[units[at] ?? 0] ?? 0
      if (letter > sign) hash = Math.imul(hash ^ letter, 0x01000193)
      else if (letter === gap) {
        if (hash !== none) room[length++] = hash
        hash = none
      } else if (letter !== accent) break
    }
    if (at === to || letter === sign) break
    // not in the loop above, which it would make slow
    learnLetter(units[at] ?? 0)
  }
  if (hash !== none) room[length++] = hash
  list.length = length
  return at
}
