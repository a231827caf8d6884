import { getOrInsertComputed } from '../documents/get-or-insert'

/** The end of a sentence or a line, but not the period in "St. Paul", after a short word with a capital letter. */
const SENTENCE_END = /[.!?…](?<!(?<![\p{L}\p{N}])\p{Lu}\p{L}{0,2}\.)[)\]"'”’*_]*\s+(?=[^\s\p{Ll}])|\n/gu

/** The sentences of a text, trimmed. A line break ends a sentence too. */
export function sentencesOf(text: string): string[] {
  // most texts are a single sentence
  if (!/[.!?…]\S*\s|\n/.test(text)) return text.trim() === '' ? [] : [text.trim()]
  const ends = [...text.matchAll(SENTENCE_END)].map(({ 0: end, index }) => index + end.length)
  const pieces = [...ends, text.length].map((end, i) => text.slice(ends[i - 1] ?? 0, end).trim())
  return pieces.filter((sentence) => sentence !== '')
}

/** Replaces masked words, so that the rest of a text can be compared. */
export const MASK = '□'

const ACCENT = /\p{M}+/gu
const GAP = /[^\p{L}\p{N}□]+/gu

/** A character that needs Unicode's tables: anything but ASCII, general punctuation and the mask. */
const FOREIGN = /[^\0-\x7f\u2010-\u2026□]/

/** A signed 32-bit number, like all hashes in this file. */
const FNV_OFFSET = 0x811c9dc5 | 0
const FNV_PRIME = 0x01000193

/**
 * The words of a text, in lowercase without accents, as 32-bit hashes (FNV-1a). MASK counts as a word.
 * @example "Don’t wait: call the Café!" → the hashes of "don", "t", "wait", "call", "the", "cafe"
 */
export function wordNumbers(text: string): number[] {
  const letters = FOREIGN.test(text) ? text.normalize('NFKD').replaceAll(ACCENT, '').replaceAll(GAP, ' ') : text
  const plain = letters.toLowerCase()
  const numbers: number[] = []
  let hash = FNV_OFFSET
  for (let i = 0; i < plain.length; i++) {
    const unit = plain.charCodeAt(i)
    if (isOfWord(unit)) hash = Math.imul(hash ^ unit, FNV_PRIME)
    else if (hash !== FNV_OFFSET) {
      numbers.push(hash)
      hash = FNV_OFFSET
    }
  }
  if (hash !== FNV_OFFSET) numbers.push(hash)
  return numbers
}

/** Whether a UTF-16 unit belongs to a word: a lowercase letter, a digit, or neither ASCII nor punctuation. */
const isOfWord = (unit: number): boolean =>
  unit > 0x7f ? unit < 0x2010 || unit > 0x2026 : (unit > 0x60 && unit < 0x7b) || (unit > 0x2f && unit < 0x3a)

/** The hash of MASK. */
export const [MASK_NUMBER = 0] = wordNumbers(MASK)

/** The hash of a part of a list of numbers. */
export function hashNumbers(numbers: number[], from = 0, to = numbers.length): number {
  let hash = FNV_OFFSET
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ (numbers[i] ?? 0), FNV_PRIME)
  return hash
}

/** Names, or other runs of words, by their first words, so that they can be found in one pass. */
export type Runs<W> = Map<W | undefined, W[][]>

/** Indexes runs, longer ones first: "Prosper County" is found before "Prosper". */
export function indexRuns<W>(runs: W[][]): Runs<W> {
  const runsByFirstWord: Runs<W> = new Map()
  for (const run of runs.toSorted((a, b) => b.length - a.length))
    getOrInsertComputed(runsByFirstWord, run[0], () => []).push(run)
  return runsByFirstWord
}

/** A run and its index in a list of words. */
export interface FoundRun<W> {
  index: number
  run: W[]
}

/** Finds runs in a list of words, from left to right. */
export function findRuns<W>(words: W[], runs: Runs<W>, isWanted = (_run: FoundRun<W>) => true): FoundRun<W>[] {
  const foundRuns: FoundRun<W>[] = []
  for (let index = 0; index < words.length; index++) {
    const run = runs
      .get(words[index])
      ?.find((run) => run.every((word, i) => word === words[index + i]) && isWanted({ index, run }))
    if (!run) continue
    foundRuns.push({ index, run })
    index += run.length - 1
  }
  return foundRuns
}

/** Replaces each run in a list of words with one mask. Returns the same list if there is none. */
export function maskRuns(words: number[], runs: Runs<number>): number[] {
  const foundRuns = findRuns(words, runs)
  if (foundRuns.length === 0) return words
  const masked: number[] = []
  let end = 0
  for (const { index, run } of foundRuns) {
    masked.push(...words.slice(end, index), MASK_NUMBER)
    end = index + run.length
  }
  return [...masked, ...words.slice(end)]
}
