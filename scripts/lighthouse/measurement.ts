import type { Result } from 'lighthouse'
import type { PageFacts } from '../../renderer/site/page'

/** The devices that Lighthouse emulates: https://github.com/GoogleChrome/lighthouse/blob/main/docs/emulation.md */
export const DEVICES = ['mobile', 'desktop'] as const

export type Device = (typeof DEVICES)[number]

/** The categories by Lighthouse's names, and their names for people. */
export const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
}

export type Category = keyof typeof CATEGORIES

export const CATEGORY_NAMES = Object.keys(CATEGORIES) as Category[]

/** An audit that cost points, or an insight into one. */
export interface LostAudit {
  category: Category
  /** Its name in Lighthouse. */
  id: string
  /** What is wrong, with the measured value. */
  sentence: string
  /** How many of the category's 100 points it costs; 0 for an insight. */
  points: number
  /** Start tags, or else addresses. */
  elements: string[]
}

/** The file with the last measurements, which `npm run report` shows. */
export const RESULTS = 'node_modules/.cache/plat/lighthouse.json'

/** One run of Lighthouse on one page. */
export interface Measurement {
  route: string
  device: Device
  /** From 0 to 100. */
  scores: Record<Category, number>
  /** Milliseconds of the simulated load; the layout shift (cls) has no unit. */
  metrics: Record<'lcp' | 'cls' | 'tbt' | 'fcp' | 'si', number>
  audits: LostAudit[]
  /** Why a category is below 100 on purpose. */
  exceptions?: Partial<Record<Category, string>>
}

/** The categories that are below 100, except on purpose. */
export const faultsOf = ({ scores, exceptions }: Measurement): Category[] =>
  CATEGORY_NAMES.filter((name) => scores[name] < 100 && !exceptions?.[name])

/** The audits that name the elements behind a metric. */
const CAUSES: Record<string, string> = {
  'largest-contentful-paint': 'lcp-breakdown-insight',
  'cumulative-layout-shift': 'cls-culprits-insight',
  'total-blocking-time': 'long-tasks',
}

/** Reads Lighthouse's result. A category that wasn't measured counts as 100. */
export function readResult(
  result: Result,
  { route, index }: Pick<PageFacts, 'route' | 'index'>,
  device: Device,
): Measurement {
  const metric = (id: string) => Math.round((result.audits[id]?.numericValue ?? 0) * 1000) / 1000
  const score = (name: Category) => {
    const category = result.categories[name]
    return category ? Math.round((category.score ?? 0) * 100) : 100
  }
  const scores = Object.fromEntries(CATEGORY_NAMES.map((name) => [name, score(name)])) as Measurement['scores']
  const audits = CATEGORY_NAMES.flatMap((name) => lostAudits(result, name))
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
    ...(isHidden && { exceptions: { seo: 'the page has "index": false, which keeps it out of search engines' } }),
  }
}

/** Lists the audits that cost a category points, the costliest first, and the insights into them. */
function lostAudits({ categories, audits }: Result, category: Category): LostAudit[] {
  const result = categories[category]
  if (!result || result.score === 1) return []
  const total = result.auditRefs.reduce((sum, { weight }) => sum + weight, 0)
  return result.auditRefs
    .flatMap(({ id, weight, group }): LostAudit[] => {
      const { score, title, displayValue, details } = audits[id] ?? { score: null }
      if (score === null || score === 1 || (weight === 0 && group !== 'insights')) return []
      const sentence = [title, displayValue].filter(Boolean).join(': ')
      const points = Math.round(((weight * (1 - score)) / total) * 1000) / 10
      return [{ category, id, sentence, points, elements: elementsNamed([details, audits[CAUSES[id] ?? '']?.details]) }]
    })
    .sort((a, b) => b.points - a.points)
}

/** The start tags in the details of audits, or else the addresses. */
function elementsNamed(details: unknown): string[] {
  const tags = valuesOf(details, 'snippet')
  return [...new Set(tags.length > 0 ? tags : valuesOf(details, 'url'))]
}

/** Every text with this name, however deeply nested, since each audit has its own structure. */
function valuesOf(details: unknown, name: string): string[] {
  if (typeof details !== 'object' || details === null) return []
  return Object.entries(details).flatMap(([key, value]: [string, unknown]) =>
    key === name && typeof value === 'string' ? [value] : valuesOf(value, name),
  )
}
