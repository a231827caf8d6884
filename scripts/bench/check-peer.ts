import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { Failure } from '../command'
import { collapse, isElement, isText } from '../diff/elements'
import type { Peer, Tool } from './tools'
import { townName } from './town-documents'

/** How much of a long line is shown: more would hide where it differs. */
const MOST = 160

/**
 * Makes sure that a peer builds what Plat builds: the page of one town of each model.
 * @throws Failure at the first element or text that differs
 */
export function checkPeer(plat: Tool, peer: Peer, models: number): void {
  for (let number = 0; number < models; number++) {
    const name = `${townName(number)}.html`
    const [wanted, found] = [readLines(join(plat.pages, name)), readLines(join(peer.pages, name))]
    const at = wanted.findIndex((line, index) => line !== found[index])
    if (at < 0) continue
    const [before = 'the start of the page', ours = '', theirs = ''] = [wanted[at - 1], wanted[at], found[at]]
    const from = Math.max(0, [...ours].findIndex((letter, index) => letter !== theirs[index]) - MOST / 2)
    const excerpt = (line: string) => `${from > 0 ? '…' : ''}${line.slice(from, from + MOST)}`
    throw new Failure(
      [
        `${peer.name}'s ${name} is not what Plat's is, so their times can't be compared.`,
        `  after    ${before.slice(0, MOST)}`,
        `  must be  ${excerpt(ours)}`,
        `  is       ${excerpt(theirs)}`,
        `Mend its templates in bench/peers/${peer.id}.`,
      ].join('\n'),
    )
  }
}

/**
 * The elements of a page with their attributes, and its texts, in their order. Space counts once, and between elements
 * not at all; the order of attributes doesn't count, nor how JSON is written.
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
