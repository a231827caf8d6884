/** The devices that Lighthouse emulates: https://github.com/GoogleChrome/lighthouse/blob/main/docs/emulation.md */
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

/** An audit that cost points, or an insight that says what to do about one. */
export interface LostAudit {
  category: Category
  /** Lighthouse's name of it. */
  id: string
  /** What is wrong, with its measure. */
  sentence: string
  /** How many of the category's 100 points it cost; 0 of an insight. */
  points: number
  /** The start tags or the addresses that it is about. */
  elements: string[]
}

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

/** The categories that are below 100 without a reason. */
export const faultsOf = ({ scores, exceptions }: Measurement): Category[] =>
  CATEGORY_NAMES.filter((name) => scores[name] < 100 && !exceptions?.[name])
