import type { ShingleIndex } from './shingle-index'

/** Jaccard of two pages: the shared part of all their shingles, from 0 to 1. */
export function similarityOf({ shingles }: ShingleIndex, one: number, other: number): number {
  const a = shingles[one] ?? []
  const b = shingles[other] ?? []
  let shared = 0
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const difference = (a[i] ?? 0) - (b[j] ?? 0)
    if (difference === 0) shared++
    if (difference <= 0) i++
    if (difference >= 0) j++
  }
  return shared === 0 ? 0 : shared / (a.length + b.length - shared)
}
