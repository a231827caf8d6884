import type { Thresholds } from '../../../renderer/pipeline/cities/compare-pages'
import type { ResolvedPage } from '../../../renderer/pipeline/documents/document'
import { type MeasuredPages, measurePages } from '../../uniqueness/measure-pages'

/** How much the pages of the cities say alike. */
export interface CityComparison extends MeasuredPages {
  limits: Thresholds
}

/** Compares the pages whose variables name a city. */
export function compareCities(pages: ResolvedPage[], limits: Thresholds): CityComparison {
  const cities = pages.filter(({ vars }) => vars.city)
  return { ...measurePages(cities, limits), limits }
}
