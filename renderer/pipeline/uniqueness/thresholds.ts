import { isRecord } from '../documents/is-record'

/** From where on pages count as alike; all from 0 to 1. */
export interface Thresholds {
  /** Two pages that share this much are similar. */
  similar: number
  /** How much of a page should stand nowhere else. */
  own: number
  /** Two pages that share this much are copies. */
  copied: number
}

const DEFAULTS: Thresholds = { similar: 0.6, own: 0.4, copied: 0.85 }

/** The thresholds of "uniqueness" in site.json, over those that hold without it. */
export function thresholdsOf(site: Record<string, unknown>): Thresholds {
  return { ...DEFAULTS, ...(isRecord(site.uniqueness) ? site.uniqueness : {}) }
}

/**
 * Who has more than this to itself is no copy, similar to nobody, and has enough of its own: who shares 60 % with another
 * page has at most 40 % of its own.
 */
export const mostOwnOf = ({ similar, own, copied }: Thresholds): number =>
  Math.max(own, 1 - Math.min(similar, copied) + Number.EPSILON)
