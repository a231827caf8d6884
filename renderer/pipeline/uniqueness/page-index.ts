import { createCounter } from './create-counter'
import { type HashIndex, indexHashes } from './hash-index'
import { MOST_PAGES } from './most-pages'
import type { Shingles } from './shingles'

/** Where the words of pages stand, run by run and section by section. */
export interface PageIndex {
  pages: Shingles[]
  index: HashIndex
  countRuns: ReturnType<typeof createCounter>
  /** The whole sections of each page, each as one shingle. */
  sections: Uint32Array[]
  countSections: ReturnType<typeof createCounter>
}

export function indexPages(pages: Shingles[]): PageIndex {
  // one more than are counted shows that there are more
  const kept = { fewest: 2, most: MOST_PAGES + 1 }
  const runs = pages.map(({ hashes }) => hashes)
  const index = indexHashes(runs, kept)
  const sections = pages.map(wholeSections)
  return {
    pages,
    index,
    countRuns: createCounter(index),
    sections,
    countSections: createCounter(indexHashes(sections, kept)),
  }
}

/** One number that stands for all of a section, in whatever order it says it. */
function wholeSections({ hashes, ends }: Shingles): Uint32Array {
  const sections = ends.map((end, i) => sumOf(hashes, ends[i - 1] ?? 0, end))
  return Uint32Array.from(sections.filter((_, i) => ends[i] !== (ends[i - 1] ?? 0)))
}

function sumOf(hashes: Uint32Array, from: number, to: number): number {
  let sum = 0
  for (let i = from; i < to; i++) sum = (sum + (hashes[i] ?? 0)) >>> 0
  return sum || 1
}
