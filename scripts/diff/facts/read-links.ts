import type { LinkFact } from './page-facts'
import { type Element, attribute, elementsOf, rawText } from './elements'

/** The links of a body in their order, each with the name that a screen reader says. */
export function readLinks(body: Element): LinkFact[] {
  return [...elementsOf(body)].flatMap((element) => {
    const href = attribute(element, 'href')
    return element.tagName === 'a' && href !== undefined ? [{ href, label: labelOf(element) }] : []
  })
}

function labelOf(link: Element): string {
  const pictures = [...elementsOf(link)].map((element) => attribute(element, 'alt') ?? '')
  const label = attribute(link, 'aria-label') ?? (rawText(link).trim() || pictures.join(' '))
  return label.replace(/\s+/g, ' ').trim()
}
