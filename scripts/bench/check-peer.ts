import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { shorten } from '../../renderer/problems/shorten'
import { Failure } from '../command'
import { type Element, attribute, collapse, elementsOf, isElement, isText } from '../diff/elements'
import type { Peer, Tool } from './tools'
import { townName } from './town-documents'

/** How much of a page's text is shown. More would hide where it differs. */
const MAX_WIDTH = 160

/** How far the numbers of elements may be apart, as a share of Plat's. */
const TOLERANCE = 0.1

/**
 * Checks that a peer builds the same pages as Plat: the page of one town of each model.
 * @throws Failure at the first page that shows another text, or has many more or fewer elements
 */
export function checkPeer(plat: Tool, peer: Peer, models: number): void {
  for (let number = 0; number < models; number++) {
    const name = `${townName(number)}.html`
    const [platPage = '', peerPage = ''] = [plat, peer].map(({ pages }) => readFileSync(join(pages, name), 'utf8'))
    const difference = describeDifference(platPage, peerPage)
    if (difference === undefined) continue
    throw new Failure(
      [
        `${peer.name}'s ${name} differs from Plat's, so their times can't be compared.`,
        ...difference,
        `Fix its templates in bench/peers/${peer.id}.`,
      ].join('\n'),
    )
  }
}

/**
 * Describes how a peer's page differs from Plat's: the first words that differ, or else the numbers of elements if they are
 * more than a tenth apart. Undefined if the pages are comparable.
 */
export function describeDifference(platPage: string, peerPage: string): string[] | undefined {
  // without scripting, <noscript> holds elements
  const pages = [platPage, peerPage].map((html) => parse(html, { scriptingEnabled: false }))
  const [ours = '', theirs = ''] = pages.map((page) => collapse(visibleText(page)))
  const positions = findDifference(ours, theirs)
  if (positions) {
    const [must, is] = positions.map((position) => position - MAX_WIDTH / 2)
    return [`  must say  ${shorten(ours, MAX_WIDTH, must)}`, `  says      ${shorten(theirs, MAX_WIDTH, is)}`]
  }
  const [expected = 0, count = 0] = pages.map((page) => [...elementsOf(page)].length)
  if (Math.abs(count - expected) <= expected * TOLERANCE) return undefined
  return [`  It has ${count} elements rather than about ${expected}; a tenth more or fewer would do.`]
}

/** The text of a page that visitors can see, in the order of its elements. */
function visibleText(parent: DefaultTreeAdapterTypes.ParentNode): string {
  const texts = parent.childNodes.map((node) => {
    if (isText(node)) return node.value
    // the spaces keep separate elements apart where the text is shown
    return isElement(node) && isVisible(node) ? ` ${visibleText(node)} ` : ''
  })
  return texts.join('')
}

const isVisible = (element: Element): boolean =>
  !['head', 'script', 'style', 'noscript', 'template'].includes(element.tagName) &&
  attribute(element, 'hidden') === undefined &&
  // words for screen readers alone
  attribute(element, 'class') !== 'sr'

/** Where two collapsed texts first differ; undefined if they don't. Spaces don't count, since markup can be laid out freely. */
function findDifference(one: string, other: string): [number, number] | undefined {
  let [index, otherIndex] = [0, 0]
  for (;;) {
    if (one[index] === ' ') index++
    if (other[otherIndex] === ' ') otherIndex++
    if (one[index] !== other[otherIndex]) return [index, otherIndex]
    if (one[index] === undefined) return undefined
    index++
    otherIndex++
  }
}
