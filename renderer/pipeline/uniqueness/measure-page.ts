import type { ResolvedPage } from '../resolved'
import type { ComparedPage, Comparison } from './compared-pages'
import type { Among } from './create-counter'
import { hashSetOf, isIn } from './hash-set'
import { nearestPage } from './nearest-page'
import { ownShare } from './own-share'
import type { OwnShingles } from './own-shingles'
import type { TypedSection } from './typed-section'

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
  same: TypedSection[]
  /** Whether these are all that the page itself says. */
  isAllTheSame: boolean
}

/**
 * Measures one page against the others.
 * @param among 'earlier' compares it with the pages before it only
 * @param sameFrom how much of a section must stand on the twin to count as the same
 */
export function measurePage(
  { pages, index }: Comparison,
  { page, at, own }: ComparedPage,
  among: Among,
  sameFrom: number,
): PageMeasure {
  const nearest = nearestPage(index, at, among)
  const other = nearest && pages[nearest.page]
  const measure = { page, own: ownShare(index.index, at, among) }
  if (!other) return measure
  const same = sameSections(own, other.own, sameFrom)
  const isAllTheSame = same.length === own.sections.length
  return { ...measure, twin: { page: other.page, similarity: nearest.similarity, same, isAllTheSame } }
}

function sameSections({ hashes, ends, sections }: OwnShingles, other: OwnShingles, sameFrom: number): Twin['same'] {
  const there = hashSetOf(other.hashes)
  return sections
    .map((section, i) => ({ section, shingles: hashes.subarray(ends[i - 1] ?? 0, ends[i]) }))
    .filter(({ shingles }) => shingles.filter((shingle) => isIn(there, shingle)).length >= sameFrom * shingles.length)
    .sort((a, b) => b.shingles.length - a.shingles.length)
    .map(({ section }) => section)
}
