import type { ResolvedPage } from '../../../renderer/pipeline/resolved'
import { type Comparison, comparePages } from '../../../renderer/pipeline/uniqueness/compared-pages'
import { type PageMeasure, measurePage } from '../../../renderer/pipeline/uniqueness/measure-page'
import { ownShingles } from '../../../renderer/pipeline/uniqueness/own-shingles'
import type { Thresholds } from '../../../renderer/pipeline/uniqueness/thresholds'

/** How much the pages of the cities say alike. */
export interface CityComparison {
  comparison: Comparison
  /** The most alike first. */
  measures: PageMeasure[]
  limits: Thresholds
}

/** Compares the pages whose variables name a city. */
export function compareCities(pages: ResolvedPage[], limits: Thresholds): CityComparison {
  const cities = pages.filter(({ vars }) => vars.city)
  const comparison = comparePages(new Map(cities.map((page) => [page, ownShingles(page)])))
  const measures = comparison.pages
    .map((page) => measurePage(comparison, page, 'all', limits.similar))
    .sort((a, b) => (b.twin?.similarity ?? 0) - (a.twin?.similarity ?? 0))
  return { comparison, measures, limits }
}
