import { isRecord } from '../documents/json-tree'
import type { OwnSection } from './own-text'

/** From where on pages count as alike; all from 0 to 1. */
export interface Thresholds {
  /** Two pages that share this much are similar. */
  similar: number
  /** How much of a page should stand nowhere else. */
  own: number
  /** Two pages that share this much are copies. */
  copied: number
}

const DEFAULTS: Thresholds = { similar: 0.6, own: 0.4, copied: 0.85 }

/** The thresholds of "uniqueness" in site.json, over those that hold without it. */
export function thresholdsOf(site: Record<string, unknown>): Thresholds {
  return { ...DEFAULTS, ...(isRecord(site.uniqueness) ? site.uniqueness : {}) }
}

/** A page that is compared with others. */
export interface OwnPage {
  file: string
  route: string
  own: OwnSection[]
}

export interface ComparedPage extends OwnPage {
  /** Its place among the pages. */
  at: number
  shingles: Set<number>
}

/** Pages in the order of their files, with where their shingles stand. */
export interface Comparison {
  pages: ComparedPage[]
  /** The places of the pages that have a shingle, ascending; none for a shingle of one page alone. */
  holders: Map<number, number[]>
}

/** Puts pages side by side. */
export function comparePages(pages: OwnPage[]): Comparison {
  const compared = pages
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .map((page, at) => ({ ...page, at, shingles: new Set(page.own.flatMap(({ shingles }) => shingles)) }))
  const first = new Map<number, number>()
  const holders = new Map<number, number[]>()
  for (const { at, shingles } of compared) {
    for (const shingle of shingles) {
      const before = first.get(shingle)
      const known = holders.get(shingle)
      if (known) known.push(at)
      else if (before === undefined) first.set(shingle, at)
      else holders.set(shingle, [before, at])
    }
  }
  return { pages: compared, holders }
}

/** A city page that says what earlier ones say. */
export interface RepeatingPage {
  file: string
  /** How much of it stands on no page before it, from 0 to 1. */
  own: number
  twin: Twin
  kind: 'copy' | 'similar' | 'little of its own'
}

/**
 * The pages that are too much like the pages before them, in the order of their files.
 * Only the later of two alike pages is one: which was written first can't be known, and one mistake is one problem.
 */
export function findRepeatingPages(pages: OwnPage[], thresholds: Thresholds): RepeatingPage[] {
  const { similar, copied } = thresholds
  const comparison = comparePages(pages)
  // who shares 60 % with another page has at most 40 % of its own: most pages need no twin
  const mostOwn = Math.max(thresholds.own, 1 - Math.min(similar, copied) + Number.EPSILON)
  return comparison.pages.flatMap((page): RepeatingPage[] => {
    const own = ownShare(comparison, page, 'earlier')
    const twin = own > mostOwn ? undefined : findTwin(comparison, page, 'earlier', similar)
    const kind = twin && kindOf(twin.similarity, own, thresholds)
    return kind ? [{ file: page.file, own, twin, kind }] : []
  })
}

function kindOf(similarity: number, own: number, least: Thresholds): RepeatingPage['kind'] | undefined {
  if (similarity >= least.copied) return 'copy'
  if (similarity >= least.similar) return 'similar'
  return own < least.own ? 'little of its own' : undefined
}

/** All other pages, or only those that stand before. */
export type Among = 'all' | 'earlier'

/** How much of a page stands nowhere else, from 0 to 1. A page without words repeats none. */
export function ownShare({ holders }: Comparison, { at, shingles }: ComparedPage, among: Among): number {
  if (shingles.size === 0) return 1
  let own = 0
  for (const shingle of shingles) {
    const pages = holders.get(shingle)
    if (!pages || (among === 'earlier' && pages[0] === at)) own++
  }
  return own / shingles.size
}

/** The page that is most like another one. */
export interface Twin extends Pick<OwnPage, 'file' | 'route'> {
  similarity: number
  /** The sections that the two have in common, the longest first. */
  same: OwnSection[]
  /** Whether these are all that the page itself says. */
  isAllTheSame: boolean
}

/**
 * Finds the page that is most like another one.
 * @param sameFrom how much of a section must stand on the twin to count as the same
 * @returns undefined when no other page shares a run of words
 */
export function findTwin(comparison: Comparison, page: ComparedPage, among: Among, sameFrom: number): Twin | undefined {
  const other = nearestPage(comparison, page, among)
  if (!other) return undefined
  const { file, route, shingles: there } = other
  const same = page.own
    .filter(({ shingles }) => shingles.filter((shingle) => there.has(shingle)).length >= sameFrom * shingles.length)
    .sort((a, b) => b.shingles.length - a.shingles.length)
  return { file, route, similarity: similarityOf(page, other), same, isAllTheSame: same.length === page.own.length }
}

/**
 * On a large site a shingle may be that of thousands of pages, and all of a page's shingles may be such ones. So they are
 * looked up from the rarest on, until so many pages were counted; and of a shingle only the first so many pages count.
 * What is found on a smaller site is exact.
 */
const MOST_COUNTED = 20_000
const MOST_HOLDERS = 1000

/** The page that is most like another one; of equal ones the first. Undefined when none of them shares a shingle. */
function nearestPage(
  { pages, holders }: Comparison,
  { at, shingles }: ComparedPage,
  among: Among,
): ComparedPage | undefined {
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
  let nearest: ComparedPage | undefined
  let most = 0
  for (const place of others.sort((a, b) => a - b)) {
    const other = pages[place]
    const similarity = other ? jaccard(shared[place] ?? 0, shingles, other.shingles) : 0
    if (similarity > most) [nearest, most] = [other, similarity]
  }
  return nearest
}

/** The shared part of all shingles of two pages, from 0 to 1. */
export function similarityOf({ shingles }: ComparedPage, other: ComparedPage): number {
  const shared = [...shingles].filter((shingle) => other.shingles.has(shingle)).length
  return shared === 0 ? 0 : jaccard(shared, shingles, other.shingles)
}

const jaccard = (shared: number, one: Set<number>, other: Set<number>) => shared / (one.size + other.size - shared)

/** A share as people read it, rounded down: 99.7% is not all of it, and 39.6% is less than 40%. */
export const percent = (share: number): string => `${Math.floor(100 * share)}%`
