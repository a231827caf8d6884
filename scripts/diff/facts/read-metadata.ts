import { type Element, attribute, elementsOf, rawText } from './elements'

/** The links of a head that say what a page is. */
const TELLING_LINKS = ['canonical', 'alternate', 'icon', 'apple-touch-icon', 'manifest']

/** What a document says of itself: name → value; several values of one name stand behind each other. */
export function readMetadata(html: Element, head: Element): Map<string, string> {
  const metadata = new Map<string, string>()
  const add = (name: string | undefined, value: string | undefined) => {
    if (!name || value === undefined) return
    const others = metadata.get(name)
    metadata.set(name, others === undefined ? value : `${others}, ${value}`)
  }
  add('language', attribute(html, 'lang'))
  for (const element of elementsOf(head)) {
    if (element.tagName === 'title') add('title', rawText(element))
    if (element.tagName === 'meta')
      add(
        attribute(element, 'name') ?? attribute(element, 'property') ?? attribute(element, 'http-equiv'),
        attribute(element, 'content'),
      )
    if (element.tagName === 'link' && TELLING_LINKS.includes(attribute(element, 'rel') ?? ''))
      add(attribute(element, 'rel'), attribute(element, 'href'))
  }
  return metadata
}
