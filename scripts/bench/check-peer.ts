import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { shorten } from '../../renderer/problems/shorten'
import { Failure } from '../command'
import { collapse, isElement, isText } from '../diff/elements'
import type { Peer, Tool } from './tools'
import { townName } from './town-documents'

/** How much of a long line is shown. More would hide where it differs. */
const MAX_WIDTH = 160

/**
 * Checks that a peer builds the same pages as Plat: the page of one town of each model.
 * @throws Failure at the first element or text that differs
 */
export function checkPeer(plat: Tool, peer: Peer, models: number): void {
  for (let number = 0; number < models; number++) {
    const name = `${townName(number)}.html`
    const [platLines, peerLines] = [readLines(join(plat.pages, name)), readLines(join(peer.pages, name))]
    const first = platLines.findIndex((line, index) => line !== peerLines[index])
    if (first < 0) continue
    const [ours = '', theirs = ''] = [platLines[first], peerLines[first]]
    const lineBefore = platLines[first - 1] ?? 'the start of the page'
    const from = [...ours].findIndex((letter, index) => letter !== theirs[index]) - MAX_WIDTH / 2
    throw new Failure(
      [
        `${peer.name}'s ${name} differs from Plat's, so their times can't be compared.`,
        `  after    ${shorten(lineBefore, MAX_WIDTH)}`,
        `  must be  ${shorten(ours, MAX_WIDTH, from)}`,
        `  is       ${shorten(theirs, MAX_WIDTH, from)}`,
        `Fix its templates in bench/peers/${peer.id}.`,
      ].join('\n'),
    )
  }
}

/**
 * Lists the elements of a page with their attributes, and its texts, in order. White space counts as one space, and not at all
 * between elements; neither do the order of attributes and the formatting of JSON.
 */
function readLines(file: string): string[] {
  // without scripting, <noscript> holds elements
  const page = parse(readFileSync(file, 'utf8'), { scriptingEnabled: false })
  return [...linesWithin(page), 'the end of the page']
}

function linesWithin(parent: DefaultTreeAdapterTypes.ParentNode): string[] {
  const isJson = 'attrs' in parent && parent.attrs.some(({ value }) => value.endsWith('+json'))
  return parent.childNodes.flatMap((node) => {
    if (isElement(node)) {
      const attributes = node.attrs.map(({ name, value }) => ` ${name}="${collapse(value)}"`).sort()
      return [`<${node.tagName}${attributes.join('')}>`, ...linesWithin(node)]
    }
    const text = !isText(node) ? '' : isJson ? JSON.stringify(JSON.parse(node.value)) : collapse(node.value)
    return text === '' ? [] : [`"${text}"`]
  })
}
