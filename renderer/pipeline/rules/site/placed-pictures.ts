import { type Origin, nodeOf } from '../../origin'
import type { SiteText } from '../../site-texts'
import type { WholeSite } from '../../whole-site'

/** A picture with the words that stand for it. */
export interface PlacedPicture {
  src: SiteText
  /** As the author wrote it. */
  alt: string
  /** Where the words were written. */
  origin: Origin
}

/** Every picture of a site that has words, in the order of the documents. */
export function placedPictures({ texts }: WholeSite): PlacedPicture[] {
  return texts.flatMap((src) => {
    const { document, path } = src.origin
    if (src.format !== 'image' || path.at(-1) !== 'src') return []
    const origin = { document, path: [...path.slice(0, -1), 'alt'] }
    const alt: unknown = nodeOf(origin).value
    return typeof alt === 'string' ? [{ src, alt: alt.trim(), origin }] : []
  })
}
