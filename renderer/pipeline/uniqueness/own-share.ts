import type { Among } from './create-counter'
import type { HashIndex } from './hash-index'

/**
 * How much of a page stands nowhere else, from 0 to 1. A page without words repeats none.
 * @param among 'earlier' asks only that it stands on no page before
 */
export function ownShare({ sizes, alone, first }: HashIndex, page: number, among: Among): number {
  const own = (among === 'earlier' ? first : alone)[page] ?? 0
  const size = sizes[page] ?? 0
  return size === 0 ? 1 : own / size
}
