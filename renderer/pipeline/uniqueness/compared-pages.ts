import type { ResolvedPage } from '../resolved'
import type { OwnShingles } from './own-shingles'
import { type PageIndex, indexPages } from './page-index'

/** A page, and the shingles of its own text. */
export interface ComparedPage {
  page: ResolvedPage
  /** Its number in the index. */
  at: number
  own: OwnShingles
}

/** Pages in the order of their files, and where their words stand. */
export interface Comparison {
  pages: ComparedPage[]
  index: PageIndex
}

/**
 * Puts pages side by side.
 * @param own the shingles of each page; a page without is left out
 */
export function comparePages(own: Map<ResolvedPage, OwnShingles | undefined>): Comparison {
  const pages = [...own]
    .flatMap(([page, own]) => (own ? [{ page, own }] : []))
    .sort((a, b) => (a.page.document.file < b.page.document.file ? -1 : 1))
    .map(({ page, own }, at) => ({ page, at, own }))
  return { pages, index: indexPages(pages.map(({ own }) => own)) }
}
