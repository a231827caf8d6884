import type { Result } from 'lighthouse'
import type { PageFacts } from '../../renderer/pipeline/site'
import { CATEGORIES, CATEGORY_NAMES, type Category, type Device, type LostAudit, type Measurement } from './measurement'

/** A metric names no elements itself: these audits do. */
const CAUSES: Record<string, string> = {
  'largest-contentful-paint': 'lcp-breakdown-insight',
  'cumulative-layout-shift': 'cls-culprits-insight',
  'total-blocking-time': 'long-tasks',
}

/**
 * Takes from Lighthouse's result what counts here.
 * @param categories those that were measured; the others count as 100
 */
export function readResult(
  result: Result,
  { route, index }: Pick<PageFacts, 'route' | 'index'>,
  device: Device,
  categories = CATEGORY_NAMES,
): Measurement {
  const metric = (id: string) => Math.round((result.audits[id]?.numericValue ?? 0) * 1000) / 1000
  const score = (name: Category) =>
    categories.includes(name) ? Math.round((result.categories[CATEGORIES[name].id]?.score ?? 0) * 100) : 100
  const scores = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('bestPractices'),
    seo: score('seo'),
  }
  const audits = categories.flatMap((name) => lostAudits(result, name))
  const costly = audits.filter(({ category, points }) => category === 'seo' && points > 0)
  // 9 of 13.04 points: https://github.com/GoogleChrome/lighthouse/blob/v12.8.2/core/config/default-config.js
  const isHidden = !index && scores.seo >= 69 && costly.every(({ id }) => id === 'is-crawlable')
  return {
    route,
    device,
    scores,
    metrics: {
      lcp: Math.round(metric('largest-contentful-paint')),
      cls: metric('cumulative-layout-shift'),
      tbt: Math.round(metric('total-blocking-time')),
      fcp: Math.round(metric('first-contentful-paint')),
      si: Math.round(metric('speed-index')),
    },
    audits,
    ...(isHidden && { exceptions: { seo: 'the page says "index": false, so that search engines leave it out' } }),
  }
}

/** The audits that cost a category points, the dearest first, and the insights that go with them. */
function lostAudits({ categories, audits }: Result, category: Category): LostAudit[] {
  const result = categories[CATEGORIES[category].id]
  if (!result || result.score === 1) return []
  const total = result.auditRefs.reduce((sum, { weight }) => sum + weight, 0)
  return result.auditRefs
    .flatMap(({ id, weight, group }): LostAudit[] => {
      const { score, title, displayValue, details } = audits[id] ?? { score: null }
      if (score === null || score === 1 || (weight === 0 && group !== 'insights')) return []
      const sentence = [title, displayValue].filter(Boolean).join(': ')
      const points = Math.round(((weight * (1 - score)) / total) * 1000) / 10
      return [{ category, id, sentence, points, elements: elementsOf([details, audits[CAUSES[id] ?? '']?.details]) }]
    })
    .sort((a, b) => b.points - a.points)
}

/** The start tags that an audit shows, else the addresses. */
function elementsOf(details: unknown): string[] {
  const tags = valuesOf(details, 'snippet')
  return [...new Set(tags.length > 0 ? tags : valuesOf(details, 'url'))]
}

/** Every text of this name, however deep in the details of an audit: each audit has a shape of its own. */
function valuesOf(details: unknown, name: string): string[] {
  if (typeof details !== 'object' || details === null) return []
  return Object.entries(details).flatMap(([key, value]: [string, unknown]) =>
    key === name && typeof value === 'string' ? [value] : valuesOf(value, name),
  )
}
