import { createHash } from 'node:crypto'
import { serialize } from 'parse5'
import { type Element, isElement } from './elements'

/** What links, pictures, words and metadata tell already. */
const METADATA = new Set(['title', 'meta', 'link'])
const TOLD = new Set(['href', 'src', 'srcset', 'data-src', 'data-srcset', 'alt', 'content', 'lang', 'aria-label'])

/**
 * The start tags of a document in their order. A drawing is one tag, whose content stands in it as a hash. Of scripts and
 * preloads the address counts, since nothing else tells it.
 */
export function readTags(parent: Element): string[] {
  return parent.childNodes.filter(isElement).flatMap((element) => {
    const isLoaded = ['script', 'iframe'].includes(element.tagName) || isPreload(element)
    if (METADATA.has(element.tagName) && !isLoaded) return []
    const attributes = element.attrs
      .filter(({ name }) => isLoaded || !TOLD.has(name))
      .map(({ name, value }) => (value ? ` ${name}="${value}"` : ` ${name}`))
    const tag = `<${element.tagName}${attributes.join('')}>`
    return element.tagName === 'svg' ? [`${tag}${DRAWING}${hashOf(element)}`] : [tag, ...readTags(element)]
  })
}

/** Stands between the tag of a drawing and its hash. */
export const DRAWING = ' drawing '

const hashOf = (element: Element): string => createHash('sha256').update(serialize(element)).digest('hex').slice(0, 6)

const isPreload = ({ tagName, attrs }: Element): boolean =>
  tagName === 'link' && attrs.some(({ name, value }) => name === 'rel' && /preload|stylesheet/.test(value))
