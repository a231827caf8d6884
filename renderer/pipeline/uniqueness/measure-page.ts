import type { ResolvedPage } from '../resolved'
import type { ComparedPage, Comparison } from './compared-pages'
import type { Among } from './count-shared'
import { nearestPage } from './nearest-page'
import { ownShare } from './own-share'

/** What a page shares with others. */
export interface PageMeasure {
  page: ResolvedPage
  /** How much of it stands on no other page, from 0 to 1. */
  own: number
  /** The page that is most like it; none when no other page shares a run of words. */
  twin?: Twin
}

export interface Twin {
  page: ResolvedPage
  similarity: number
  /** The sections that the two have in common, the longest first. */
  same: { index: number; type: string }[]
  /** Whether these are all that the page itself says. */
  isAllTheSame: boolean
}

/**
 * Measures one page against the others.
 * @param among 'earlier' compares it with the pages before it only
 * @param sameFrom how much of a section must stand on the twin to count as the same
 */
export function measurePage(
  comparison: Comparison,
  { page, at, sections }: ComparedPage,
  among: Among,
  sameFrom: number,
): PageMeasure {
  const nearest = nearestPage(comparison, at, among)
  const other = nearest && comparison.pages[nearest.page]
  const own = ownShare(comparison.index, at, among)
  if (!other) return { page, own }
  const same = sameSections(sections, other.sections, sameFrom)
  const isAllTheSame = same.length === sections.length
  return { page, own, twin: { page: other.page, similarity: nearest.similarity, same, isAllTheSame } }
}

function sameSections(sections: ComparedPage['sections'], others: ComparedPage['sections'], sameFrom: number) {
  const there = new Set<number>()
  for (const { shingles } of others) for (const shingle of shingles) there.add(shingle)
  return sections
    .filter(({ shingles }) => shingles.filter((shingle) => there.has(shingle)).length >= sameFrom * shingles.length)
    .sort((a, b) => b.shingles.length - a.shingles.length)
    .map(({ index, type }) => ({ index, type }))
}
