import { getOrInsertComputed } from '../documents/get-or-insert'
import { isRecord } from '../documents/json-tree'
import type { ComparedText, OwnSection } from '../site/page'

/** Thresholds for similar pages, from 0 to 1. */
export interface Thresholds {
  /** The similarity from which two pages count as similar. */
  similar: number
  /** The minimum share of a page that should be on no other page. */
  own: number
  /** The similarity from which two pages count as copies. */
  copied: number
}

const DEFAULTS: Thresholds = { similar: 0.6, own: 0.4, copied: 0.85 }

/** The thresholds of "uniqueness" in site.json, with defaults for those it doesn't set. */
export function thresholdsOf(site: Record<string, unknown>): Thresholds {
  return { ...DEFAULTS, ...(isRecord(site.uniqueness) ? site.uniqueness : {}) }
}

/** A page to compare with other pages. */
export interface OwnPage {
  file: string
  route: string
  own: ComparedText
}

export interface ComparedPage extends OwnPage {
  /** Its index among the pages. */
  index: number
  /** The number of different shingles it has. */
  size: number
  /** Its shingles that occur more than once, mostly on other pages. */
  shared: number[]
}

/** Pages in order, with an index of the shingles that occur more than once. */
export interface Comparison {
  pages: ComparedPage[]
  /** The indexes of the pages with each of these shingles, ascending; a single one if all are on one page. */
  holders: Map<number, number[]>
  /** A counter for each page, zero between searches, since allocating new ones for each search is slow. */
  counts: Uint32Array
}

/** Compares the order of two pages, for Array.sort. */
export type PageOrder = (one: Pick<OwnPage, 'file'>, other: Pick<OwnPage, 'file'>) => number

const byFile: PageOrder = (one, other) => (one.file < other.file ? -1 : 1)

/** Prepares pages for comparison. */
export function createComparison(pages: OwnPage[], order = byFile): Comparison {
  const repeated = repeatedNumbers(pages.map(({ own }) => own.shingles))
  const holders = new Map<number, number[]>()
  const compared = pages.toSorted(order).map((page, index): ComparedPage => {
    const { shingles } = page.own
    const withRepetitions = shingles.filter((shingle) => repeated.has(shingle))
    const shared = [...new Set(withRepetitions)]
    for (const shingle of shared) getOrInsertComputed(holders, shingle, () => []).push(index)
    return { ...page, index, size: shingles.length - withRepetitions.length + shared.length, shared }
  })
  return { pages: compared, holders, counts: new Uint32Array(compared.length) }
}

/** The numbers that occur more than once in these lists. Sorting takes a tenth of the time that counting in a map takes. */
function repeatedNumbers(lists: Int32Array[]): Set<number> {
  const sorted = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const list of lists) {
    sorted.set(list, offset)
    offset += list.length
  }
  sorted.sort()
  return new Set(sorted.filter((number, index) => number === sorted[index - 1]))
}

/** A city page that is too similar to earlier ones. */
export interface RepeatingPage {
  file: string
  /** The share of it that is on no earlier page, from 0 to 1. */
  own: number
  twin: Twin
  /** A related page shares a part of another one, too little to be a mistake. */
  kind: 'copy' | 'similar' | 'little of its own' | 'related'
}

/**
 * Finds the pages that are too similar to earlier ones. Only the later of two similar pages is included, since one mistake is
 * one problem.
 * @param related the similarity from which pages are related; by default, none are
 * @param order by default, the order of their files
 */
export function findRepeatingPages(
  pages: OwnPage[],
  { similar, copied, own: minShare }: Thresholds,
  related = 1,
  order?: PageOrder,
): RepeatingPage[] {
  const comparison = createComparison(pages, order)
  const alike = Math.min(similar, copied, related)
  // a page that shares 60% with another one has at most 40% of its own, so most pages need no search for a twin
  const maxShare = Math.max(minShare, 1 - alike + Number.EPSILON)
  const originals = new Map<ComparedPage, ComparedPage>()
  const kindOf = (similarity: number, share: number): RepeatingPage['kind'] | undefined => {
    if (similarity >= copied) return 'copy'
    if (similarity >= similar) return 'similar'
    if (share < minShare) return 'little of its own'
    return similarity >= related ? 'related' : undefined
  }
  const repeatingPages: RepeatingPage[] = []
  for (const page of comparison.pages) {
    const share = ownShare(comparison, page, 'earlier')
    const nearest = share > maxShare ? undefined : nearestPage(comparison, page, 'earlier')
    if (!nearest) continue
    // a copy of a copy counts as a copy of the original
    const original = originals.get(nearest)
    const other = original && similarityOf(page, original) >= copied ? original : nearest
    const twin = twinOf(page, other, similar)
    const kind = kindOf(twin.similarity, share)
    if (kind === 'copy') originals.set(page, other)
    if (kind) repeatingPages.push({ file: page.file, own: share, twin, kind })
  }
  return repeatingPages
}

/** The pages to compare a page with: all others, or only earlier ones. */
export type Among = 'all' | 'earlier'

/** The share of a page that is on no other page, from 0 to 1; 1 for a page without words. */
export function ownShare({ holders }: Comparison, { index, size, shared }: ComparedPage, among: Among): number {
  if (size === 0) return 1
  const isElsewhere = ([first, second]: number[] = []) => (among === 'all' ? second !== undefined : first !== index)
  return (size - shared.filter((shingle) => isElsewhere(holders.get(shingle))).length) / size
}

/** The page that is most similar to another one. */
export interface Twin extends Pick<OwnPage, 'file' | 'route'> {
  similarity: number
  /** The sections that the twin has too, longest first. */
  same: OwnSection[]
  /** Whether the twin has all sections of the page. */
  isAllTheSame: boolean
}

/** Finds the page that is most similar to another one; undefined if they all have no shingle in common with it. */
export function findTwin(comparison: Comparison, page: ComparedPage, among: Among, sameFrom: number): Twin | undefined {
  const other = nearestPage(comparison, page, among)
  return other && twinOf(page, other, sameFrom)
}

function twinOf(page: ComparedPage, other: ComparedPage, sameFrom: number): Twin {
  const { file, route } = other
  const { shingles, sections } = page.own
  const otherShingles = new Set(other.shared)
  const isSame = ({ from, to }: OwnSection) =>
    shingles.subarray(from, to).filter((shingle) => otherShingles.has(shingle)).length >= sameFrom * (to - from)
  const same = sections.filter(isSame).sort((a, b) => b.to - b.from - (a.to - a.from))
  return { file, route, similarity: similarityOf(page, other), same, isAllTheSame: same.length === sections.length }
}

/**
 * On a large site, thousands of pages may have the same shingle. The rarest shingles are counted first, until this many pages
 * have been counted, and only the first holders of each shingle. On smaller sites, the result is exact.
 */
const MAX_COUNTED = 20_000
const MAX_HOLDERS = 1000

function nearestPage(
  { pages, holders, counts }: Comparison,
  { index, size, shared }: ComparedPage,
  among: Among,
): ComparedPage | undefined {
  const lists = shared.map((shingle) => holders.get(shingle) ?? [])
  const candidates: number[] = []
  let counted = 0
  for (const list of lists.sort((a, b) => a.length - b.length)) {
    if (counted > MAX_COUNTED) break
    for (const candidate of list.slice(0, MAX_HOLDERS)) {
      if (candidate === index) continue
      if (among === 'earlier' && candidate > index) break
      if (counts[candidate]!++ === 0) candidates.push(candidate)
      counted++
    }
  }
  let nearest: ComparedPage | undefined
  let greatest = 0
  for (const candidate of candidates.sort((a, b) => a - b)) {
    const page = pages[candidate]
    const similarity = page ? jaccard(counts[candidate] ?? 0, size, page.size) : 0
    counts[candidate] = 0
    if (similarity > greatest) [nearest, greatest] = [page, similarity]
  }
  return nearest
}

/** The Jaccard similarity of the shingles of two pages, from 0 to 1. */
export function similarityOf({ size, shared }: ComparedPage, other: ComparedPage): number {
  const otherShingles = new Set(other.shared)
  const both = shared.filter((shingle) => otherShingles.has(shingle)).length
  return both === 0 ? 0 : jaccard(both, size, other.size)
}

const jaccard = (both: number, one: number, other: number) => both / (one + other - both)

/** A share as a percentage, rounded down: 99.7% is not 100%, and 39.6% is less than 40%. */
export const percent = (share: number): string => `${Math.floor(100 * share)}%`
