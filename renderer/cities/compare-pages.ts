import { getOrInsertComputed } from '../documents/get-or-insert'
import { isRecord } from '../documents/json-tree'
import type { ComparedText, OwnSection } from '../site/page'

/** When pages count as similar: numbers from 0 to 1. */
export interface Thresholds {
  /** The similarity from which two pages are similar. */
  similar: number
  /** The least share of a page that should be on no other page. */
  own: number
  /** The similarity from which two pages are copies. */
  copied: number
}

const DEFAULTS: Thresholds = { similar: 0.6, own: 0.4, copied: 0.85 }

/** The default thresholds, with those of "uniqueness" in site.json in place. */
export function thresholdsOf(site: Record<string, unknown>): Thresholds {
  return { ...DEFAULTS, ...(isRecord(site.uniqueness) ? site.uniqueness : {}) }
}

/** A page to compare with others. */
export interface OwnPage {
  file: string
  route: string
  own: ComparedText
}

export interface ComparedPage extends OwnPage {
  /** Its index among the pages. */
  at: number
  /** How many different shingles it has. */
  size: number
  /** Those of them that occur more than once, mostly on other pages. */
  shared: number[]
}

/** Pages in order, with an index of what occurs more than once. */
export interface Comparison {
  pages: ComparedPage[]
  /** The indexes of the pages that have such a shingle, ascending; a single one if it occurs twice on one page. */
  holders: Map<number, number[]>
  /** A counter for each page, which is zero between searches: to allocate new ones for each search would take long. */
  counts: Uint32Array
}

/** Says which of two pages comes first, as Array.sort wants to know it. */
export type PageOrder = (one: Pick<OwnPage, 'file'>, other: Pick<OwnPage, 'file'>) => number

const byFile: PageOrder = (one, other) => (one.file < other.file ? -1 : 1)

/** Prepares pages for comparison. */
export function createComparison(pages: OwnPage[], order = byFile): Comparison {
  const repeated = repeatedNumbers(pages.map(({ own }) => own.shingles))
  const holders = new Map<number, number[]>()
  const compared = pages.toSorted(order).map((page, at): ComparedPage => {
    const { shingles } = page.own
    const found = shingles.filter((shingle) => repeated.has(shingle))
    const shared = [...new Set(found)]
    for (const shingle of shared) getOrInsertComputed(holders, shingle, () => []).push(at)
    return { ...page, at, size: shingles.length - found.length + shared.length, shared }
  })
  return { pages: compared, holders, counts: new Uint32Array(compared.length) }
}

/** The numbers that occur more than once in these lists. Sorting takes a tenth of the time of counting in a map. */
function repeatedNumbers(lists: Int32Array[]): Set<number> {
  const sorted = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const list of lists) {
    sorted.set(list, at)
    at += list.length
  }
  sorted.sort()
  return new Set(sorted.filter((number, at) => number === sorted[at - 1]))
}

/** A city page that is too similar to earlier ones. */
export interface RepeatingPage {
  file: string
  /** The share of it that is on no earlier page, from 0 to 1. */
  own: number
  twin: Twin
  /** A related page says a part of what another one says: too little to be a mistake. */
  kind: 'copy' | 'similar' | 'little of its own' | 'related'
}

/**
 * The pages that are too similar to earlier ones. Only the later of two similar pages is included, since one mistake is one
 * problem.
 * @param related the similarity from which pages are related; without it none are
 * @param order by default, that of their files
 */
export function findRepeatingPages(
  pages: OwnPage[],
  { similar, copied, own: least }: Thresholds,
  related = 1,
  order?: PageOrder,
): RepeatingPage[] {
  const comparison = createComparison(pages, order)
  const alike = Math.min(similar, copied, related)
  // a page that shares 60% with another one has at most 40% of its own: most pages need no search for a twin
  const mostOwn = Math.max(least, 1 - alike + Number.EPSILON)
  const originals = new Map<ComparedPage, ComparedPage>()
  const kindOf = (similarity: number, own: number): RepeatingPage['kind'] | undefined => {
    if (similarity >= copied) return 'copy'
    if (similarity >= similar) return 'similar'
    if (own < least) return 'little of its own'
    return similarity >= related ? 'related' : undefined
  }
  return comparison.pages.flatMap((page): RepeatingPage[] => {
    const own = ownShare(comparison, page, 'earlier')
    const nearest = own > mostOwn ? undefined : nearestPage(comparison, page, 'earlier')
    if (!nearest) return []
    // a copy of a copy counts as a copy of the original
    const original = originals.get(nearest)
    const other = original && similarityOf(page, original) >= copied ? original : nearest
    const twin = twinOf(page, other, similar)
    const kind = kindOf(twin.similarity, own)
    if (!kind) return []
    if (kind === 'copy') originals.set(page, other)
    return [{ file: page.file, own, twin, kind }]
  })
}

/** Which pages to compare with: all others, or only earlier ones. */
export type Among = 'all' | 'earlier'

/** The share of a page that is on none of the other pages, from 0 to 1; 1 for a page without words. */
export function ownShare({ holders }: Comparison, { at, size, shared }: ComparedPage, among: Among): number {
  if (size === 0) return 1
  const isElsewhere = ([first, second]: number[] = []) => (among === 'all' ? second !== undefined : first !== at)
  return (size - shared.filter((shingle) => isElsewhere(holders.get(shingle))).length) / size
}

/** The page that is most similar to another one. */
export interface Twin extends Pick<OwnPage, 'file' | 'route'> {
  similarity: number
  /** The sections of the page that the twin has too, the longest first. */
  same: OwnSection[]
  /** Whether these are all sections of the page. */
  isAllTheSame: boolean
}

/** Finds the page that is most similar to another one; undefined where none has a shingle in common with it. */
export function findTwin(comparison: Comparison, page: ComparedPage, among: Among, sameFrom: number): Twin | undefined {
  const other = nearestPage(comparison, page, among)
  return other && twinOf(page, other, sameFrom)
}

function twinOf(page: ComparedPage, other: ComparedPage, sameFrom: number): Twin {
  const { file, route } = other
  const { shingles, sections } = page.own
  const there = new Set(other.shared)
  const isSame = ({ from, to }: OwnSection) =>
    shingles.subarray(from, to).filter((shingle) => there.has(shingle)).length >= sameFrom * (to - from)
  const same = sections.filter(isSame).sort((a, b) => b.to - b.from - (a.to - a.from))
  return { file, route, similarity: similarityOf(page, other), same, isAllTheSame: same.length === sections.length }
}

/**
 * On a large site thousands of pages may have the same shingle. The rarest shingles are counted first, until this many pages
 * were counted, and only the first holders of each shingle. On smaller sites the result is exact.
 */
const MAX_COUNTED = 20_000
const MAX_HOLDERS = 1000

function nearestPage(
  { pages, holders, counts }: Comparison,
  { at, size, shared }: ComparedPage,
  among: Among,
): ComparedPage | undefined {
  const lists = shared.flatMap((shingle) => {
    const list = holders.get(shingle)
    return list ? [list] : []
  })
  const others: number[] = []
  let counted = 0
  for (const list of lists.sort((a, b) => a.length - b.length)) {
    if (counted > MAX_COUNTED) break
    for (const other of list.slice(0, MAX_HOLDERS)) {
      if (other === at) continue
      if (among === 'earlier' && other > at) break
      if (counts[other]!++ === 0) others.push(other)
      counted++
    }
  }
  let nearest: ComparedPage | undefined
  let most = 0
  for (const place of others.sort((a, b) => a - b)) {
    const other = pages[place]
    const similarity = other ? jaccard(counts[place] ?? 0, size, other.size) : 0
    counts[place] = 0
    if (similarity > most) [nearest, most] = [other, similarity]
  }
  return nearest
}

/** The Jaccard similarity of the shingles of two pages, from 0 to 1. */
export function similarityOf({ size, shared }: ComparedPage, other: ComparedPage): number {
  const there = new Set(other.shared)
  const both = shared.filter((shingle) => there.has(shingle)).length
  return both === 0 ? 0 : jaccard(both, size, other.size)
}

const jaccard = (both: number, one: number, other: number) => both / (one + other - both)

/** A share as a percentage, rounded down: 99.7% is not 100%, and 39.6% is less than 40%. */
export const percent = (share: number): string => `${Math.floor(100 * share)}%`
