import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, parse, parseFragment, serializeOuter } from 'parse5'
import type { Element } from '../diff/elements'

type Node = DefaultTreeAdapterTypes.ChildNode

/** With scripting, the content of a <noscript> would be read as one text. */
const OPTIONS = { scriptingEnabled: false }

/** Elements that stand within a sentence, https://html.spec.whatwg.org/multipage/text-level-semantics.html. */
const INLINE = new Set('a abbr b br cite code em i q s small span strong sub sup time wbr'.split(' '))

/**
 * Formats HTML so that a change changes few lines: one element or text a line, indented. A sentence with its links stays
 * on one line, however long: the spaces between them count, and in filled lines (as Prettier writes them) one word would
 * move all that follow.
 * @param html a document, or a part of one
 */
export function formatHtml(html: string): string {
  const root = /^<!doctype/i.test(html) ? parse(html, OPTIONS) : parseFragment(html, OPTIONS)
  return `${root.childNodes.flatMap(linesOf).join('\n')}\n`
}

function linesOf(node: Node): string[] {
  if (!tree.isElementNode(node)) return isLineBreak(node) ? [] : [onOneLine(node)]
  const isScript = node.tagName === 'script' && node.childNodes.length > 0
  if (!isScript && isSentence(node)) return [onOneLine(node)]
  const end = `</${node.tagName}>`
  const start = onOneLine({ ...node, childNodes: [] }).slice(0, -end.length)
  const content = isScript ? scriptLines(node) : node.childNodes.flatMap(linesOf)
  return [start, ...content.map((line) => `  ${line}`), end]
}

/** Whether an element holds no others, or only those that stand within its text. */
function isSentence({ childNodes }: Element): boolean {
  const elements = childNodes.filter(tree.isElementNode)
  const hasText = childNodes.some((node) => tree.isTextNode(node) && !isLineBreak(node))
  return elements.length === 0 || (hasText && elements.every(isInline))
}

function isInline(element: Element): boolean {
  return INLINE.has(element.tagName) && element.childNodes.filter(tree.isElementNode).every(isInline)
}

/** Structured data is indented; other scripts stay as they are. */
function scriptLines({ attrs, childNodes }: Element): string[] {
  const text = childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('')
  const isJson = attrs.some(({ name, value }) => name === 'type' && value.endsWith('json'))
  return (isJson ? JSON.stringify(JSON.parse(text), null, 2) : text).split('\n')
}

/** Markdown writes line breaks between elements; a space that counts is written without one. */
const isLineBreak = (node: Node): boolean =>
  tree.isTextNode(node) && node.value.trim() === '' && node.value.includes('\n')

/** A space at the edge of a line is written as &#32;, since nobody would see it. */
const onOneLine = (node: Node): string =>
  serializeOuter(node, OPTIONS).replaceAll(/\s+/g, ' ').replaceAll(/^ | $/g, '&#32;')
