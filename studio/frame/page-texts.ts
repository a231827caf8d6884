import type { Landmark } from '../protocol/framed-page'

/** What a page in development writes in front of each section: "section 2: sections/hero/Hero.tsx". */
const SECTION_MARK = /^section (\d+): sections\//

/** Elements whose texts nobody reads. */
const UNREAD = 'script, style, template, noscript'

/** The elements of one section, and its number on the page, from 0. */
export interface FramedSection {
  position: number
  elements: HTMLElement[]
}

/** The sections of a page, from the comments in front of them. */
export function readSections(page: Document): FramedSection[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT)
  const sections: FramedSection[] = []
  for (let comment = walker.nextNode(); comment; comment = walker.nextNode()) {
    const [, number] = SECTION_MARK.exec(comment.nodeValue ?? '') ?? []
    if (number) sections.push({ position: Number(number) - 1, elements: elementsAfter(comment) })
  }
  return sections
}

function elementsAfter(comment: Node): HTMLElement[] {
  const elements: HTMLElement[] = []
  for (let node = comment.nextSibling; node; node = node.nextSibling) {
    if (node.nodeType === Node.COMMENT_NODE && SECTION_MARK.test(node.nodeValue ?? '')) break
    if (isElement(node)) elements.push(node)
  }
  return elements
}

/** Nodes of a frame are made by its own classes, so that instanceof doesn't know them. */
export const isElement = (node: EventTarget | Node | null): node is HTMLElement =>
  node !== null && 'nodeType' in node && node.nodeType === Node.ELEMENT_NODE

/** The section that an element is in. */
export const sectionOf = (page: Document, element: Element): FramedSection | undefined =>
  readSections(page).find(({ elements }) => elements.some((part) => part.contains(element)))

/** The landmark that an element is in; undefined if it is in none. */
export function landmarkAround(element: Element): Landmark | undefined {
  const name = element.closest('header, footer')?.localName
  return name === 'header' || name === 'footer' ? name : undefined
}

/** The texts of a section, of a landmark, or of the rest of a page: their nodes, in their order. */
export function textNodes(page: Document, section: FramedSection | undefined, landmark: Landmark | undefined): Text[] {
  if (section) return section.elements.flatMap((element) => textsIn(page, element))
  return textsIn(page, page.body).filter(
    ({ parentElement }) =>
      parentElement && !parentElement.closest('main') && landmarkAround(parentElement) === landmark,
  )
}

function textsIn(page: Document, root: Element): Text[] {
  const walker = page.createTreeWalker(root, NodeFilter.SHOW_TEXT, ({ nodeValue, parentElement }) =>
    nodeValue?.trim() && !parentElement?.closest(UNREAD) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  )
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (isText(node)) nodes.push(node)
  return nodes
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE

/** " Two\n words " is "Two words" */
export const collapseSpace = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim()

/** The text under a point of the window; the first one of the element, if none is. */
export function textAt(nodes: Text[], element: Element, { clientX: x, clientY: y }: MouseEvent): number {
  const isUnder = ({ left, right, top, bottom }: DOMRect) => x >= left && x <= right && y >= top && y <= bottom
  const under = nodes.findIndex((node) => element.contains(node) && [...rectsOf(node)].some(isUnder))
  return under >= 0 ? under : nodes.findIndex((node) => element.contains(node))
}

function rectsOf(node: Node): DOMRectList {
  const range = new Range()
  range.selectNodeContents(node)
  return range.getClientRects()
}
