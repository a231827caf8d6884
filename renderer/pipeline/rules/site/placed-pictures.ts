import type { DocumentView } from '../../document-view'
import { type Origin, nodeOf } from '../../origin'
import type { SiteText } from '../../site-texts'
import { valueAt } from '../../value-at'

/** A picture with the words that stand for it. */
export interface PlacedPicture {
  src: SiteText
  alt: string
  /** Where the words were written. */
  origin: Origin
}

/** Every picture of a page that has words, in the order of the page. */
export function placedPictures({ page, texts }: DocumentView): PlacedPicture[] {
  return texts.flatMap((src) => {
    const { document, path } = src.origin
    if (src.format !== 'image' || path.at(-1) !== 'src') return []
    const origin = { document, path: [...path.slice(0, -1), 'alt'] }
    const alt = page ? valueAt(page.data, [...src.path.slice(0, -1), 'alt']) : nodeOf(origin).value
    return typeof alt === 'string' ? [{ src, alt: alt.trim(), origin }] : []
  })
}
