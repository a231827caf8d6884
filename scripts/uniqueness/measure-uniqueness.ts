import { ownText, textAsRead } from '../../renderer/cities/city-text'
import {
  type ComparedPage,
  type Thresholds,
  type Twin,
  createComparison,
  findTwin,
  ownShare,
} from '../../renderer/cities/compare-pages'
import type { ResolvedPage } from '../../renderer/site/page'

/** How much a page has in common with others. */
export interface Measure {
  page: ComparedPage
  /** The share of its text that is on no other page, from 0 to 1. */
  own: number
  /** The most similar page; undefined if no other page has a run of words in common. */
  twin: Twin | undefined
}

/**
 * Compares each page with all others, except pages that search engines must not list.
 * @param asRead whether shared sections count too
 * @returns the most similar pages first
 */
export function measureUniqueness(resolved: ResolvedPage[], limits: Thresholds, asRead = false): Measure[] {
  const comparison = createComparison(
    resolved.flatMap((page) => {
      const own = asRead ? textAsRead(page) : ownText(page)
      return own ? [{ file: page.document.file, route: page.route, own }] : []
    }),
  )
  return comparison.pages
    .map((page) => ({
      page,
      own: ownShare(comparison, page, 'all'),
      twin: findTwin(comparison, page, 'all', limits.similar),
    }))
    .sort((a, b) => (b.twin?.similarity ?? 0) - (a.twin?.similarity ?? 0))
}
