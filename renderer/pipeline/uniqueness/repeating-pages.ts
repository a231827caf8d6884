import type { ResolvedPage } from '../resolved'
import type { WholeSite } from '../inspect/whole-site'
import { comparePages } from './compared-pages'
import { type Twin, measurePage } from './measure-page'
import { ownShare } from './own-share'
import { type Thresholds, mostOwnOf, thresholdsOf } from './thresholds'

/** A city page that says what earlier ones say. */
export interface RepeatingPage {
  page: ResolvedPage
  /** How much of it stands on no page before it, from 0 to 1. */
  own: number
  twin: Twin
  kind: 'copy' | 'similar' | 'little of its own'
}

/** Two rules ask the same of one site; its facts are the same object for both. */
const known = new WeakMap<WholeSite['facts'], RepeatingPage[]>()

/**
 * The city pages that are too much like the pages before them, in the order of their files.
 * Only the later of two alike pages is one: which was written first can't be known, and one mistake is one problem.
 */
export function repeatingPages(site: Pick<WholeSite, 'facts' | 'resolved'>): RepeatingPage[] {
  let pages = known.get(site.facts)
  if (!pages) known.set(site.facts, (pages = findRepeatingPages(site, thresholdsOf(site.resolved.site))))
  return pages
}

function findRepeatingPages({ facts }: Pick<WholeSite, 'facts'>, thresholds: Thresholds): RepeatingPage[] {
  const comparison = comparePages(new Map([...facts].map(([page, { city }]) => [page, city?.own])))
  // only pages with little of their own need the search for a twin
  const mostOwn = mostOwnOf(thresholds)
  return comparison.pages.flatMap((page): RepeatingPage[] => {
    if (ownShare(comparison.index.index, page.at, 'earlier') > mostOwn) return []
    const { twin, ...measure } = measurePage(comparison, page, 'earlier', thresholds.similar)
    const kind = twin && kindOf(twin.similarity, measure.own, thresholds)
    return kind ? [{ ...measure, twin, kind }] : []
  })
}

function kindOf(similarity: number, own: number, least: Thresholds): RepeatingPage['kind'] | undefined {
  if (similarity >= least.copied) return 'copy'
  if (similarity >= least.similar) return 'similar'
  return own < least.own ? 'little of its own' : undefined
}
