import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, parse } from 'parse5'
import { BenchFailure } from './measure-process'
import type { Peer, Tool } from './tools'
import { townName } from './town-documents'

type Node = DefaultTreeAdapterTypes.Node

/** How much of a long line is shown: more would hide where it differs. */
const MOST = 160

/**
 * Makes sure that a peer builds what Plat builds: the page of one town of each model.
 * @throws BenchFailure at the first element or text that differs
 */
export function comparePages(plat: Tool, peer: Peer, models: number): void {
  for (let number = 0; number < models; number++) {
    const name = `${townName(number)}.html`
    const [wanted, found] = [plat, peer].map(({ pages }) => [
      ...linesOf(parsePage(join(pages, name))),
      'the end of the page',
    ])
    const at = wanted?.findIndex((line, index) => line !== found?.[index]) ?? -1
    if (at < 0) continue
    const [before = 'the start of the page', ours = '', theirs = ''] = [wanted?.[at - 1], wanted?.[at], found?.[at]]
    const from = Math.max(0, [...ours].findIndex((letter, index) => letter !== theirs[index]) - MOST / 2)
    const excerpt = (line: string) => `${from > 0 ? '…' : ''}${line.slice(from, from + MOST)}`
    throw new BenchFailure(
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

/** Without scripting, <noscript> holds elements. */
const parsePage = (file: string): Node => parse(readFileSync(file, 'utf8'), { scriptingEnabled: false })

/**
 * The elements of a page with their attributes, and its texts, in their order. Space counts once, and between elements
 * not at all; the order of attributes doesn't count, nor how JSON is written.
 */
function linesOf(node: Node): string[] {
  if (tree.isTextNode(node)) {
    const { value, parentNode } = node
    const isJson = parentNode && 'attrs' in parentNode && parentNode.attrs.some(({ value }) => value.endsWith('+json'))
    const text = isJson ? JSON.stringify(JSON.parse(value)) : collapse(value)
    return text === '' ? [] : [`"${text}"`]
  }
  const children = 'childNodes' in node ? node.childNodes.flatMap(linesOf) : []
  if (!tree.isElementNode(node)) return children
  const attributes = node.attrs.map(({ name, value }) => ` ${name}="${collapse(value)}"`).sort()
  return [`<${node.tagName}${attributes.join('')}>`, ...children]
}

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim()
