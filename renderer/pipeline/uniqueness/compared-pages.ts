import type { ResolvedPage, ResolvedSite } from '../resolved'
import { type OwnSection, ownSections } from './own-sections'
import { type PageIndex, indexPages } from './page-index'
import { shinglesOf } from './shingles'

/** A page, and the shingles of its own text. */
export interface ComparedPage {
  page: ResolvedPage
  /** Its number in the index. */
  at: number
  sections: (Omit<OwnSection, 'words'> & { shingles: Float64Array })[]
}

/** Pages in the order of their files, and where their words stand. */
export interface Comparison extends PageIndex {
  pages: ComparedPage[]
}

/**
 * Puts pages side by side. A page that search engines are kept from, or sent on to another one by its canonical address,
 * is no duplicate, and nobody's twin.
 * @param which city pages are those whose vars name a city
 */
export function comparePages({ pages }: ResolvedSite, which: 'cities' | 'all'): Comparison {
  const compared = pages
    .filter(({ data }) => data.index !== false && data.canonical === undefined)
    .filter(({ vars }) => which === 'all' || vars.city)
    .sort((a, b) => (a.document.file < b.document.file ? -1 : 1))
    .map((page, at): ComparedPage => {
      const sections = ownSections(page).map(({ words, ...section }) => ({ ...section, shingles: shinglesOf(words) }))
      return { page, at, sections }
    })
  // a shingle never runs from one section into the next, so that a section that was moved is still the same
  return { pages: compared, ...indexPages(compared.map(({ sections }) => sections.map(({ shingles }) => shingles))) }
}
