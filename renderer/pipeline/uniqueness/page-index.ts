import { type ShingleIndex, indexShingles } from './shingle-index'

/** Where the words of pages stand, run by run and section by section. */
export interface PageIndex {
  index: ShingleIndex
  /** The same of whole sections, each as one shingle. */
  sections: ShingleIndex
}

/** @param pages the shingles of each page, section by section */
export function indexPages(pages: Float64Array[][]): PageIndex {
  const sections = pages.map((page) => [
    Float64Array.from(
      page.filter(({ length }) => length > 0),
      asOne,
    ),
  ])
  return { index: indexShingles(pages), sections: indexShingles(sections) }
}

/** One shingle that stands for all of a section. */
const asOne = (shingles: Float64Array) => shingles.reduce((sum, shingle) => (sum + shingle) % 2 ** 53, 0)
