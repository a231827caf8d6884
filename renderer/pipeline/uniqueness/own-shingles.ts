import type { ResolvedPage } from '../resolved'
import { ownSections } from './own-sections'
import { type Shingles, shinglesOf } from './shingles'

/** What of a page is compared with other pages. */
export interface OwnShingles extends Shingles {
  /** One for each of its ends: the section's place in the page's own list, and its type. */
  sections: { index: number; type: string }[]
}

/**
 * The shingles of what a page itself says. A page that search engines are kept from, or sent on to another one by its
 * canonical address, is no duplicate, and nobody's twin.
 * @returns undefined for such a page
 */
export function ownShingles(page: ResolvedPage): OwnShingles | undefined {
  if (page.data.index === false || page.data.canonical !== undefined) return undefined
  const own = ownSections(page)
  return { ...shinglesOf(own.map(({ words }) => words)), sections: own.map(({ index, type }) => ({ index, type })) }
}
