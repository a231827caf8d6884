import type { PictureFact } from './page-facts'
import { type Element, attribute, elementsOf, isElement } from './elements'

/** The hash in the name of a variant, "/images/street-480.7dbafe.avif". */
const VERSION = /-\d+\.([\da-f]{6,})\.(?:avif|webp)\b/

/** The pictures of a body in their order. */
export function readPictures(body: Element): PictureFact[] {
  return [...elementsOf(body)]
    .filter(({ tagName }) => tagName === 'img')
    .map((img) => ({
      file: attribute(img, 'data-src') ?? attribute(img, 'src') ?? '',
      alt: attribute(img, 'alt') ?? '',
      version: VERSION.exec(variantsOf(img))?.[1] ?? '',
    }))
}

function variantsOf(img: Element): string {
  const parent = img.parentNode
  const sources = parent && 'tagName' in parent && parent.tagName === 'picture' ? parent.childNodes : []
  return [img, ...sources.filter(isElement)]
    .map((element) => attribute(element, 'data-srcset') ?? attribute(element, 'srcset') ?? '')
    .join(' ')
}
