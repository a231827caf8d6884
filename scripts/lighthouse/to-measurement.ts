import type { Result } from 'lighthouse'
import { lostAudits } from './lost-audits'
import { CATEGORIES, CATEGORY_NAMES, type Category, type Device, type Measurement } from './measurement'

/**
 * Takes from Lighthouse's result what counts here.
 * @param names the categories that were measured: the others count as 100
 */
export function toMeasurement(result: Result, route: string, device: Device, names = CATEGORY_NAMES): Measurement {
  const measure = (id: string) => result.audits[id]?.numericValue ?? 0
  const score = (name: Category) =>
    names.includes(name) ? Math.round((result.categories[CATEGORIES[name].id]?.score ?? 0) * 100) : 100
  return {
    route,
    device,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('bestPractices'),
      seo: score('seo'),
    },
    metrics: {
      lcp: Math.round(measure('largest-contentful-paint')),
      cls: Math.round(measure('cumulative-layout-shift') * 1000) / 1000,
      tbt: Math.round(measure('total-blocking-time')),
      fcp: Math.round(measure('first-contentful-paint')),
      si: Math.round(measure('speed-index')),
    },
    audits: names.flatMap((name) => lostAudits(result, name)),
  }
}
