import { NumberList } from './number-list'

/** What is no part of a word. */
const GAP = 1
/** An accent by itself: part of a word, but two words that differ only in it count as the same. */
const ACCENT = 2

/** The number of a word without letters, by FNV-1a. */
const EMPTY = 0x811c9dc5 | 0

// V8 knows several kinds of texts, and to look up the function on each takes a fifth of the time of reading
const { charCodeAt } = String.prototype

/** By UTF-16 unit: the letter that stands for it where words are compared. 0 where it was not asked yet. */
const letters = new Uint16Array(2 ** 16)

/**
 * The words of a text as numbers: small letters without accents, without punctuation.
 * Numbers, since the words of ten thousand pages as texts would take seconds to make and a gigabyte to keep.
 * @example "Don’t" and "DON'T" → the numbers of "don" and "t"
 */
export function hashWords(text: string): number[] {
  few.length = 0
  appendWords(few, text)
  return Array.from(few.numbers())
}

/** The words of the text that is read. */
const few = new NumberList()

/** Puts the words of a text, or of a part of it, at the end of a list. */
export function appendWords(list: NumberList, text: string, from = 0, to = text.length): void {
  // a word takes two units at least, one of them the gap
  list.reserve(((to - from) >> 1) + 1)
  list.length = writeWords(list.room, list.length, text, from, to)
}

/** @returns how many numbers there are now */
function writeWords(room: Int32Array, length: number, text: string, from: number, to: number): number {
  let hash = EMPTY
  for (let i = from; i < to; i++) {
    const unit = charCodeAt.call(text, i)
    const letter = letters[unit] || letterOf(unit)
    if (letter > ACCENT) {
      // FNV-1a
      hash = Math.imul(hash ^ letter, 0x01000193)
    } else if (letter === GAP && hash !== EMPTY) {
      room[length++] = hash
      hash = EMPTY
    }
  }
  if (hash !== EMPTY) room[length++] = hash
  return length
}

function letterOf(unit: number): number {
  const written = String.fromCharCode(unit)
  const plain = written.normalize('NFKD').toLowerCase()
  const letter = /^\p{M}/u.test(plain) ? ACCENT : /^[\p{L}\p{N}]/u.test(plain) ? plain.charCodeAt(0) : GAP
  letters[unit] = letter
  return letter
}
