import type { Among } from './create-counter'
import type { PageIndex } from './page-index'
import { similarityTo } from './similarity-of'

/** How many of the likeliest pages are compared shingle by shingle. */
const MOST_CANDIDATES = 8

export interface Nearest {
  page: number
  similarity: number
}

/**
 * The page that is most like another one; of equal ones the first. Whole sections find a copy where every sentence is
 * common.
 * @returns undefined when none of them shares a shingle
 */
export function nearestPage(index: PageIndex, page: number, among: Among): Nearest | undefined {
  const { sizes } = index.index
  const runs = index.countRuns(index.pages[page]?.hashes, page, among)
  const sections = index.countSections(index.sections[page], page, among)
  // counted apart: of common shingles only some pages are counted, and would stand before all others
  const likeliest = [
    ...likeliestBy(runs.rare, runs.others, sizes, page),
    ...likeliestBy(runs.common, runs.others, sizes, page),
    ...likeliestBy(sections.rare, sections.others, sizes, page),
  ]
  const similarity = similarityTo(index, page)
  return [...new Set(likeliest)].map((other) => ({ page: other, similarity: similarity(other) })).sort(nearestFirst)[0]
}

function likeliestBy(counts: Int32Array, others: number[], sizes: Int32Array, page: number): number[] {
  const size = (of: number) => sizes[of] ?? 0
  const best: Nearest[] = []
  for (const other of others) {
    const shared = counts[other] ?? 0
    const similarity = shared / (size(page) + size(other) - shared)
    if (shared === 0 || (best.length === MOST_CANDIDATES && similarity < (best.at(-1)?.similarity ?? 0))) continue
    best.push({ page: other, similarity })
    best.sort(nearestFirst).splice(MOST_CANDIDATES)
  }
  return best.map(({ page }) => page)
}

const nearestFirst = (a: Nearest, b: Nearest) => b.similarity - a.similarity || a.page - b.page
