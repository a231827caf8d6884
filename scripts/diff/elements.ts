import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

export const { isElementNode: isElement, isTextNode: isText } = defaultTreeAdapter

/** Yields every element below a node, in the order of the page. */
export function* elementsOf(parent: Parent): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!isElement(child)) continue
    yield child
    yield* elementsOf(child)
  }
}

/** Collapses white space to single spaces. */
export const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim()

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attr) => attr.name === name)?.value

/** The text within an element, with its white space. */
export function rawText(parent: Parent): string {
  return parent.childNodes
    .map((child) => (isText(child) ? child.value : isElement(child) ? rawText(child) : ''))
    .join('')
}
