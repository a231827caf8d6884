import { type Path, valueAt } from '../documents/json-tree'
import type { DocumentView } from './rule'
import { type Origin, nodeOf, type ResolvedPage } from '../resolved'
import type { SiteText } from '../texts/site-texts'

/** A picture with the words that stand for it. */
export interface PlacedPicture {
  src: SiteText
  alt: string
}

/** Every picture of a page that has words, in the order of the page. */
export function placedPictures({ page, texts }: Pick<DocumentView, 'page' | 'texts'>): PlacedPicture[] {
  const pictures: PlacedPicture[] = []
  for (const src of texts) {
    if (src.format !== 'image') continue
    const alt = wordsOf(src, page)
    if (typeof alt === 'string') pictures.push({ src, alt: alt.trim() })
  }
  return pictures
}

function wordsOf(src: SiteText, page: ResolvedPage | undefined): unknown {
  if (src.path.at(-1) !== 'src') return undefined
  return page ? valueAt(page.data, altOf(src.path)) : nodeOf(altOrigin(src)).value
}

/** Where a picture's words were written. */
export function altOrigin({ origin }: SiteText): Origin {
  return { document: origin.document, path: altOf(origin.path) }
}

const altOf = (src: Path): Path => [...src.slice(0, -1), 'alt']
