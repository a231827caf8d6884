import { parse, serializeOuter } from 'parse5'
import { type Element, attribute, elementsOf, isElement } from '../facts/elements'
import { readBlocks } from '../facts/read-blocks'

/** A part of a page from edge to edge: its header, a section, its footer. */
export interface Region {
  /** Its heading, else what it is. */
  name: string
  text: string
  html: string
  /** The selector that finds it in the page. */
  selector: string
}

/** Characters of a part's first words, where it has no heading. */
const LONGEST_NAME = 50

const UNSEEN = new Set(['script', 'style', 'link', 'template', 'noscript'])

/** The parts of a document from top to bottom: what stands in its body, and in its main element. */
export function readRegions(html: string): Region[] {
  const body = [...elementsOf(parse(html))].find(({ tagName }) => tagName === 'body')
  return childrenOf(body, 'body').flatMap((child) =>
    child.element.tagName === 'main' ? childrenOf(child.element, child.selector).map(toRegion) : [toRegion(child)],
  )
}

interface Child {
  element: Element
  selector: string
}

const childrenOf = (parent: Element | undefined, selector: string): Child[] =>
  (parent?.childNodes ?? [])
    .filter(isElement)
    .map((element, at) => ({ element, selector: `${selector} > :nth-child(${at + 1})` }))
    .filter(({ element }) => !UNSEEN.has(element.tagName))

function toRegion({ element, selector }: Child): Region {
  const blocks = readBlocks(element)
  const { tagName } = element
  const heading = blocks.find(({ under }) => under === 'heading')?.text
  const text = blocks.map((block) => block.text).join(' ')
  const name = heading ?? attribute(element, 'aria-label') ?? firstWords(text)
  return {
    name: ['header', 'footer'].includes(tagName) ? tagName : name || tagName,
    text,
    html: serializeOuter(element),
    selector,
  }
}

const firstWords = (text: string): string =>
  text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME).replace(/\s+\S*$/, '')} …` : text
