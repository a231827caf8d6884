import {
  type ComparedPage,
  type OwnPage,
  type PageMeasure,
  comparePages,
  measurePage,
} from '../../renderer/pipeline/cities/compare-pages'
import { ownText } from '../../renderer/pipeline/cities/own-text'
import type { Thresholds } from '../../renderer/pipeline/cities/repeating-pages'
import type { ResolvedPage } from '../../renderer/pipeline/resolved'

/** A page as reports name it. */
interface NamedPage extends OwnPage {
  route: string
}

export type Compared = ComparedPage<NamedPage>
export type Measure = PageMeasure<NamedPage>

/** How much pages say alike: in the order of their files, and measured, the most alike first. */
export interface MeasuredPages {
  pages: Compared[]
  measures: Measure[]
}

/** Measures each of these pages against all others. One that search engines are kept from is left out. */
export function measurePages(pages: ResolvedPage[], limits: Thresholds): MeasuredPages {
  const named = pages.flatMap((page): NamedPage[] => {
    const own = ownText(page)
    return own ? [{ file: page.document.file, route: page.route, own }] : []
  })
  const comparison = comparePages(named)
  const measures = comparison.pages
    .map((page) => measurePage(comparison, page, 'all', limits.similar))
    .sort((a, b) => (b.twin?.similarity ?? 0) - (a.twin?.similarity ?? 0))
  return { pages: comparison.pages, measures }
}
