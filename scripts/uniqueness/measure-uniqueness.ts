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

/** What a page shares with others. */
export interface Measure {
  page: ComparedPage
  /** How much of it stands on no other page, from 0 to 1. */
  own: number
  /** The page that is most like it; none when no other page shares a run of words. */
  twin: Twin | undefined
}

/**
 * Measures each of these pages against all others. One that search engines are kept from is left out.
 * @param asRead whether their shared sections count too
 * @returns the most similar first
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
