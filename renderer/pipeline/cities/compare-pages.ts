import type { OwnSection, OwnText } from './own-text'

/** A page that is compared with others. */
export interface OwnPage {
  file: string
  own: OwnText
}

/** Pages in the order of their files, with where their shingles stand. */
export interface Comparison<P extends OwnPage> {
  pages: ComparedPage<P>[]
  /** The places of the pages that have a shingle, ascending; none for a shingle of one page alone. */
  holders: Map<number, number[]>
}

export interface ComparedPage<P extends OwnPage> {
  page: P
  /** Its place among the pages. */
  at: number
  shingles: Set<number>
}

/** All other pages, or only those that stand before. */
export type Among = 'all' | 'earlier'

/** What a page shares with others. */
export interface PageMeasure<P extends OwnPage> {
  page: P
  /** How much of it stands on no other page, from 0 to 1. */
  own: number
  /** The page that is most like it; none when no other page shares a run of words. */
  twin?: Twin<P>
}

export interface Twin<P extends OwnPage> {
  page: P
  similarity: number
  /** The sections that the two have in common, the longest first. */
  same: OwnSection[]
  /** Whether these are all that the page itself says. */
  isAllTheSame: boolean
}

/** Puts pages side by side. */
export function comparePages<P extends OwnPage>(pages: P[]): Comparison<P> {
  const compared = pages
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .map((page, at) => ({ page, at, shingles: new Set(page.own.sections.flatMap(({ shingles }) => shingles)) }))
  const first = new Map<number, number>()
  const holders = new Map<number, number[]>()
  for (const { at, shingles } of compared) {
    for (const shingle of shingles) {
      const before = first.get(shingle)
      if (before === undefined) {
        first.set(shingle, at)
        continue
      }
      const known = holders.get(shingle)
      if (known) known.push(at)
      else holders.set(shingle, [before, at])
    }
  }
  return { pages: compared, holders }
}

/**
 * Measures one page against the others.
 * @param among 'earlier' compares it with the pages before it only
 * @param sameFrom how much of a section must stand on the twin to count as the same
 */
export function measurePage<P extends OwnPage>(
  comparison: Comparison<P>,
  compared: ComparedPage<P>,
  among: Among,
  sameFrom: number,
): PageMeasure<P> {
  const { page } = compared
  const own = ownShare(comparison, compared, among)
  const other = nearestPage(comparison, compared, among)
  if (!other) return { page, own }
  const { sections } = page.own
  const isThere = (shingle: number) => other.shingles.has(shingle)
  const same = sections
    .filter(({ shingles }) => shingles.filter(isThere).length >= sameFrom * shingles.length)
    .sort((a, b) => b.shingles.length - a.shingles.length)
  const similarity = similarityOf(compared, other)
  return { page, own, twin: { page: other.page, similarity, same, isAllTheSame: same.length === sections.length } }
}

/** How much of a page stands nowhere else, from 0 to 1. A page without words repeats none. */
export function ownShare<P extends OwnPage>(
  { holders }: Comparison<P>,
  { at, shingles }: ComparedPage<P>,
  among: Among,
): number {
  if (shingles.size === 0) return 1
  let own = 0
  for (const shingle of shingles) {
    const pages = holders.get(shingle)
    if (!pages || (among === 'earlier' && pages[0] === at)) own++
  }
  return own / shingles.size
}

/**
 * On a large site a shingle may be that of thousands of pages, and all of a page's shingles may be such ones. So they are
 * looked up from the rarest on, until so many pages were counted; and of a shingle only the first so many pages count.
 * What is found on a smaller site is exact.
 */
const MOST_COUNTED = 20_000
const MOST_HOLDERS = 1000

/** The page that is most like another one; of equal ones the first. Undefined when none of them shares a shingle. */
function nearestPage<P extends OwnPage>(
  { pages, holders }: Comparison<P>,
  { at, shingles }: ComparedPage<P>,
  among: Among,
): ComparedPage<P> | undefined {
  const lists = [...shingles].flatMap((shingle) => {
    const list = holders.get(shingle)
    return list ? [list.slice(0, MOST_HOLDERS)] : []
  })
  const shared = pages.map(() => 0)
  const others: number[] = []
  let counted = 0
  for (const list of lists.sort((a, b) => a.length - b.length)) {
    if (counted > MOST_COUNTED) break
    for (const other of list) {
      if (other === at) continue
      if (among === 'earlier' && other > at) break
      if (shared[other]!++ === 0) others.push(other)
      counted++
    }
  }
  let nearest: ComparedPage<P> | undefined
  let most = 0
  for (const place of others.sort((a, b) => a - b)) {
    const other = pages[place]
    const similarity = other ? jaccard(shared[place] ?? 0, shingles, other.shingles) : 0
    if (similarity > most) [nearest, most] = [other, similarity]
  }
  return nearest
}

/** The shared part of all shingles of two pages, from 0 to 1. */
export function similarityOf(
  { shingles }: Pick<ComparedPage<OwnPage>, 'shingles'>,
  other: Pick<ComparedPage<OwnPage>, 'shingles'>,
): number {
  const shared = [...shingles].filter((shingle) => other.shingles.has(shingle)).length
  return shared === 0 ? 0 : jaccard(shared, shingles, other.shingles)
}

const jaccard = (shared: number, one: Set<number>, other: Set<number>) => shared / (one.size + other.size - shared)

/** A share as people read it, rounded down: 99.7% is not all of it, and 39.6% is less than 40%. */
export const percent = (share: number): string => `${Math.floor(100 * share)}%`
