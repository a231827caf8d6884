import { addToRun, endRun, firstWeight } from './hash-run'
import { NumberList } from './number-list'
import { ALL, type Sampling } from './sampling'

/** How many words in a row are compared as one. */
const SHINGLE_WORDS = 5

/** What a page says, by its sections. */
export interface Shingles {
  /** In the order of reading, each as often as it is said. */
  hashes: Uint32Array
  /** Where each section ends in the hashes. */
  ends: number[]
}

/** The shingles of the page that is looked at. */
const found = new NumberList()

/**
 * Every run of five words as a number; a shorter section is one run. A run never goes from one section into the next, so
 * that a section that was moved is still the same.
 *
 * 32 bits keep 10,000 pages in 30 megabytes. Two runs of so many pages get the same number by chance once in 600, which
 * takes less than 0.2 points from what a page has to itself, and next to nothing from what two pages share.
 * @param words by hashWords
 * @param sections where each section ends in the words
 * @param sampling which of the runs are kept
 */
export function shinglesOf(words: Int32Array, sections: number[], sampling: Sampling = ALL): Shingles {
  const ends: number[] = []
  let from = 0
  found.length = 0
  for (const to of sections) {
    appendShingles(words, from, to, sampling.mask)
    ends.push(found.length)
    from = to
  }
  return { hashes: found.copyTo(new Uint32Array(found.length)), ends }
}

const FIRST = firstWeight(SHINGLE_WORDS)

function appendShingles(words: Int32Array, from: number, to: number, mask: number): void {
  found.reserve(to - from)
  const { room } = found
  const first = FIRST
  const full = Math.min(from + SHINGLE_WORDS - 1, to)
  let { length } = found
  let run = 0
  for (let i = from; i < full; i++) run = addToRun(run, words[i] ?? 0)
  if (full === to && to > from) {
    const hash = endRun(run)
    if ((hash & mask) === 0) room[length++] = hash
  }
  for (let i = full; i < to; i++) {
    run = addToRun(run, words[i] ?? 0)
    const hash = endRun(run)
    if ((hash & mask) === 0) room[length++] = hash
    run = (run - Math.imul(words[i + from - full] ?? 0, first)) | 0
  }
  found.length = length
}
