import {
  type ComparedPage,
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

/** Pages that were compared with each other. */
export interface MeasuredPages {
  /** In the order of their files. */
  pages: ComparedPage[]
  /** The most alike first. */
  measures: Measure[]
}

/** Measures each of these pages against all others. One that search engines are kept from is left out. */
export function measurePages(resolved: ResolvedPage[], limits: Thresholds): MeasuredPages {
  const comparison = comparePages(
    resolved.flatMap((page) => {
      const own = ownText(page)
      return own ? [{ file: page.document.file, route: page.route, own }] : []
    }),
  )
  const measures = comparison.pages
    .map((page) => ({
      page,
      own: ownShare(comparison, page, 'all'),
      twin: findTwin(comparison, page, 'all', limits.similar),
    }))
    .sort((a, b) => (b.twin?.similarity ?? 0) - (a.twin?.similarity ?? 0))
  return { pages: comparison.pages, measures }
}

/** The sections that a page has in common with its twin: "faq (sections[7]), hero (sections[0])", or "all". */
export function listSections(twin: Measure['twin']): string {
  if (twin?.isAllTheSame) return 'all'
  return twin?.same.map(({ type, index }) => `${type} (sections[${index}])`).join(', ') ?? ''
}
