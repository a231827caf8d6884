/** What Lighthouse can stand in for: https://github.com/GoogleChrome/lighthouse/blob/main/docs/emulation.md */
export const DEVICES = ['mobile', 'desktop'] as const

export type Device = (typeof DEVICES)[number]

/** The categories by our names, and Lighthouse's id and title of each. */
export const CATEGORIES = {
  performance: { id: 'performance', title: 'performance' },
  accessibility: { id: 'accessibility', title: 'accessibility' },
  bestPractices: { id: 'best-practices', title: 'best practices' },
  seo: { id: 'seo', title: 'SEO' },
} as const

export type Category = keyof typeof CATEGORIES

export const CATEGORY_NAMES = Object.keys(CATEGORIES) as Category[]

/** What the simulated load took: milliseconds, but the shift (cls) has no unit. */
export interface Metrics {
  lcp: number
  cls: number
  tbt: number
  fcp: number
  si: number
}

/** An audit that cost points, or advice that would give some back. */
export interface LostAudit {
  category: Category
  /** Lighthouse's name of it. */
  id: string
  /** What is wrong, with its measure. */
  sentence: string
  /** How many of the category's 100 points it cost. Advice costs none itself. */
  points: number
  /** The start tags or the addresses that it is about. */
  elements: string[]
}

/** One run of Lighthouse on one page. Scores go from 0 to 100. */
export interface Measurement {
  route: string
  device: Device
  scores: Record<Category, number>
  metrics: Metrics
  audits: LostAudit[]
}
