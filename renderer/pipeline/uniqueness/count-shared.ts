import type { ShingleIndex } from './shingle-index'

/** All other pages, or only those that stand before. */
export type Among = 'all' | 'earlier'

/**
 * A shingle that stands on more pages is common: only the first pages are counted for it, else the sentence of ten
 * thousand copies would take a hundred million steps. A smaller site has no common shingles, and its nearest pages are
 * exact. In a larger one a page may be told of another twin than the nearest, but is never taken for unlike all: how much
 * of it is its own is counted exactly.
 */
const MOST_PAGES = 32

/**
 * The pages that share rare or common shingles with a page, and for each of them how many.
 */
export function countShared(
  { shingles, starts, pages }: ShingleIndex,
  page: number,
  among: Among,
  which: 'rare' | 'common',
): { counts: Int32Array; others: number[] } {
  const counts = new Int32Array(shingles.length)
  const others: number[] = []
  for (const shingle of shingles[page] ?? []) {
    const start = starts[shingle] ?? 0
    const end = starts[shingle + 1] ?? 0
    if (end - start > MOST_PAGES !== (which === 'common')) continue
    for (let i = start; i < Math.min(end, start + MOST_PAGES); i++) {
      const other = pages[i] ?? 0
      if (among === 'earlier' && other >= page) break
      if (other === page) continue
      const count = counts[other] ?? 0
      if (count === 0) others.push(other)
      counts[other] = count + 1
    }
  }
  return { counts, others }
}
