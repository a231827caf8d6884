import { type Among, countShared } from './count-shared'
import type { PageIndex } from './page-index'
import type { ShingleIndex } from './shingle-index'
import { similarityOf } from './similarity-of'

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
export function nearestPage({ index, sections }: PageIndex, page: number, among: Among): Nearest | undefined {
  // counted apart: of common shingles only some pages are counted, and would stand before all others
  const likeliest = [
    ...likeliestBy('rare', index, page, among),
    ...likeliestBy('common', index, page, among),
    ...likeliestBy('rare', sections, page, among),
  ]
  return likeliest
    .map((other): Nearest => ({ page: other, similarity: similarityOf(index, page, other) }))
    .sort(nearestFirst)[0]
}

function likeliestBy(which: 'rare' | 'common', index: ShingleIndex, page: number, among: Among): number[] {
  const { counts, others } = countShared(index, page, among, which)
  const size = (of: number) => index.shingles[of]?.length ?? 0
  const best: Nearest[] = []
  for (const other of others) {
    const shared = counts[other] ?? 0
    const similarity = shared / (size(page) + size(other) - shared)
    if (best.length === MOST_CANDIDATES && similarity < (best.at(-1)?.similarity ?? 0)) continue
    best.push({ page: other, similarity })
    best.sort(nearestFirst).splice(MOST_CANDIDATES)
  }
  return best.map(({ page }) => page)
}

const nearestFirst = (a: Nearest, b: Nearest) => b.similarity - a.similarity || a.page - b.page
