import { getOrInsertComputed } from '../documents/get-or-insert'

/** The end of a sentence or a line, but not the period in "St. Paul", after a short word with a capital letter. */
const SENTENCE_END = /[.!?…](?<!(?<![\p{L}\p{N}])\p{Lu}\p{L}{0,2}\.)[)\]"'”’*_]*\s+(?=[^\s\p{Ll}])|\n/gu

/** The sentences of a text, line by line, without the space around them. */
export function sentencesOf(text: string): string[] {
  // most texts are a single sentence
  if (!/[.!?…]\S*\s|\n/.test(text)) return text.trim() === '' ? [] : [text.trim()]
  const ends = [...text.matchAll(SENTENCE_END)].map(({ 0: end, index }) => index + end.length)
  const pieces = [...ends, text.length].map((end, i) => text.slice(ends[i - 1] ?? 0, end).trim())
  return pieces.filter((sentence) => sentence !== '')
}

/** Replaces what is masked, so that the rest of a text can be compared. */
export const MASK = '□'

const ACCENT = /\p{M}+/gu
const GAP = /[^\p{L}\p{N}□]+/gu

/** Characters that need Unicode's tables: everything except ASCII, general punctuation and the mask. */
const FOREIGN = /[^\0-\x7f\u2010-\u2026□]/

/** A signed number of 32 bits, like all hashes here. */
const FNV_OFFSET = 0x811c9dc5 | 0
const FNV_PRIME = 0x01000193

/**
 * The words of a text as hashes of 32 bits (FNV-1a), in small letters without accents. MASK counts as a word.
 * @example "Don’t wait: call the Café!" → the hashes of "don", "t", "wait", "call", "the", "cafe"
 */
export function wordNumbers(text: string): number[] {
  const letters = FOREIGN.test(text) ? text.normalize('NFKD').replaceAll(ACCENT, '').replaceAll(GAP, ' ') : text
  const plain = letters.toLowerCase()
  const numbers: number[] = []
  let hash = FNV_OFFSET
  for (let at = 0; at < plain.length; at++) {
    const unit = plain.charCodeAt(at)
    if (isOfWord(unit)) hash = Math.imul(hash ^ unit, FNV_PRIME)
    else if (hash !== FNV_OFFSET) {
      numbers.push(hash)
      hash = FNV_OFFSET
    }
  }
  if (hash !== FNV_OFFSET) numbers.push(hash)
  return numbers
}

/** Whether a UTF-16 unit belongs to a word: a small letter, a digit, or neither ASCII nor punctuation. */
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

/** Names, or other runs of words, by their first words, to find them in one pass. */
export type Runs<W> = Map<W | undefined, W[][]>

/** Indexes runs, longer ones first: "Prosper County" is found before "Prosper". */
export function indexRuns<W>(runs: W[][]): Runs<W> {
  const byFirst: Runs<W> = new Map()
  for (const run of runs.toSorted((a, b) => b.length - a.length))
    getOrInsertComputed(byFirst, run[0], () => []).push(run)
  return byFirst
}

/** A run and its index among words. */
export interface FoundRun<W> {
  at: number
  run: W[]
}

/** Finds runs among words, from left to right. */
export function findRuns<W>(words: W[], runs: Runs<W>, isWanted = (_found: FoundRun<W>) => true): FoundRun<W>[] {
  const found: FoundRun<W>[] = []
  for (let at = 0; at < words.length; at++) {
    const run = runs
      .get(words[at])
      ?.find((run) => run.every((word, i) => word === words[at + i]) && isWanted({ at, run }))
    if (!run) continue
    found.push({ at, run })
    at += run.length - 1
  }
  return found
}

/** Words with each run in them replaced by one mask: the same list where there is none. */
export function maskRuns(words: number[], runs: Runs<number>): number[] {
  const found = findRuns(words, runs)
  if (found.length === 0) return words
  const masked: number[] = []
  let rest = 0
  for (const { at, run } of found) {
    masked.push(...words.slice(rest, at), MASK_NUMBER)
    rest = at + run.length
  }
  return [...masked, ...words.slice(rest)]
}
