import { isRecord } from '../documents/json-tree'
import { type OwnPage, type Twin, comparePages, measurePage, ownShare } from './compare-pages'

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

/** A city page that says what earlier ones say. */
export interface RepeatingPage {
  file: string
  /** How much of it stands on no page before it, from 0 to 1. */
  own: number
  twin: Omit<Twin<OwnPage>, 'page'> & { file: string }
  kind: 'copy' | 'similar' | 'little of its own'
}

/**
 * The pages that are too much like the pages before them, in the order of their files.
 * Only the later of two alike pages is one: which was written first can't be known, and one mistake is one problem.
 */
export function findRepeatingPages(pages: OwnPage[], thresholds: Thresholds): RepeatingPage[] {
  const comparison = comparePages(pages)
  const mostOwn = mostOwnOf(thresholds)
  return comparison.pages.flatMap((compared): RepeatingPage[] => {
    if (ownShare(comparison, compared, 'earlier') > mostOwn) return []
    const { own, twin } = measurePage(comparison, compared, 'earlier', thresholds.similar)
    const kind = twin && kindOf(twin.similarity, own, thresholds)
    if (!kind) return []
    const { page, ...shared } = twin
    return [{ file: compared.page.file, own, twin: { file: page.file, ...shared }, kind }]
  })
}

/**
 * Who has more than this to itself is no copy, similar to nobody, and has enough of its own: who shares 60 % with another
 * page has at most 40 % of its own.
 */
const mostOwnOf = ({ similar, own, copied }: Thresholds): number =>
  Math.max(own, 1 - Math.min(similar, copied) + Number.EPSILON)

function kindOf(similarity: number, own: number, least: Thresholds): RepeatingPage['kind'] | undefined {
  if (similarity >= least.copied) return 'copy'
  if (similarity >= least.similar) return 'similar'
  return own < least.own ? 'little of its own' : undefined
}
