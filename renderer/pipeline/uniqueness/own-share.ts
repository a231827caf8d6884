import type { Among } from './count-shared'
import type { ShingleIndex } from './shingle-index'

/**
 * How much of a page stands nowhere else, from 0 to 1. A page without words repeats none.
 * @param among 'earlier' asks only that it stands on no page before
 */
export function ownShare({ shingles, starts, pages }: ShingleIndex, page: number, among: Among): number {
  const all = shingles[page]
  if (!all?.length) return 1
  const isOwn = (shingle: number) => {
    const start = starts[shingle] ?? 0
    return pages[start] === page && (among === 'earlier' || starts[shingle + 1] === start + 1)
  }
  return all.filter(isOwn).length / all.length
}
