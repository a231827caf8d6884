import {
  type ComparedPage,
  type OwnPage,
  type Thresholds,
  type Twin,
  comparePages,
  findTwin,
  ownShare,
} from '../../renderer/pipeline/cities/compare-pages'
import { ownText } from '../../renderer/pipeline/cities/own-text'
import type { ResolvedPage } from '../../renderer/pipeline/documents/document'

/** What a page shares with others. */
export interface Measure {
  page: ComparedPage
  /** How much of it stands on no other page, from 0 to 1. */
  own: number
  /** The page that is most like it; none when no other page shares a run of words. */
  twin: Twin | undefined
}

/** How much pages say alike: in the order of their files, and measured, the most alike first. */
export interface MeasuredPages {
  pages: ComparedPage[]
  measures: Measure[]
}

/** Measures each of these pages against all others. One that search engines are kept from is left out. */
export function measurePages(pages: ResolvedPage[], limits: Thresholds): MeasuredPages {
  const named = pages.flatMap((page): OwnPage[] => {
    const own = ownText(page)
    return own ? [{ file: page.document.file, route: page.route, own }] : []
  })
  const comparison = comparePages(named)
  const measures = comparison.pages
    .map((page) => ({
      page,
      own: ownShare(comparison, page, 'all'),
      twin: findTwin(comparison, page, 'all', limits.similar),
    }))
    .sort((a, b) => (b.twin?.similarity ?? 0) - (a.twin?.similarity ?? 0))
  return { pages: comparison.pages, measures }
}
