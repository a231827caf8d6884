import type { ResolvedPage } from '../resolved'
import type { KnownWords } from './known-words'
import { type ReadSections, readSections } from './read-sections'
import { ALL, type Sampling } from './sampling'
import { type Shingles, shinglesOf } from './shingles'
import type { TypedSection } from './typed-section'

/** What of a page is compared with other pages. */
export interface OwnShingles extends Shingles {
  /** One for each of its ends. */
  sections: TypedSection[]
}

/**
 * The shingles of what a page itself says. What comes from shared/ as it stands is not the page's own; but a page that
 * has nothing else is taken by all it shows, or it could be copied without end.
 *
 * A page that search engines are kept from, or sent on to another one by its canonical address, is no duplicate, and
 * nobody's twin.
 * @param sampling which of the shingles are kept
 * @param known the words of the page's own document, where it was read already
 * @returns undefined for such a page
 */
export function ownShingles(page: ResolvedPage, sampling: Sampling = ALL, known?: KnownWords): OwnShingles | undefined {
  if (page.data.index === false || page.data.canonical !== undefined) return undefined
  const own = shinglesFrom(readSections(page, 'own', known), sampling)
  return own.sections.length > 0 ? own : shinglesFrom(readSections(page, 'all'), sampling)
}

function shinglesFrom({ words, ends: sectionEnds, sections }: ReadSections, sampling: Sampling): OwnShingles {
  const { hashes, ends } = shinglesOf(words.room, sectionEnds, sampling)
  return { hashes, ends, sections }
}
