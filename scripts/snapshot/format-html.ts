import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, parse, parseFragment, serializeOuter } from 'parse5'
import type { Element } from '../diff/elements'

type Node = DefaultTreeAdapterTypes.ChildNode

/** With scripting enabled, the content of a <noscript> would be parsed as text. */
const OPTIONS = { scriptingEnabled: false }

/** Elements within a sentence: https://html.spec.whatwg.org/multipage/text-level-semantics.html */
const INLINE = new Set('a abbr b br cite code em i q s small span strong sub sup time wbr'.split(' '))

/**
 * Formats HTML so that a change affects few lines: each element or text is on its own line, indented. A sentence with its links
 * stays on one line, however long, because spaces in it count, and because wrapped lines, as Prettier writes them, would all
 * change with one word.
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

/** Whether an element has no others in it, or only ones within its text. */
function isSentence({ childNodes }: Element): boolean {
  const elements = childNodes.filter(tree.isElementNode)
  const hasText = childNodes.some((node) => tree.isTextNode(node) && !isLineBreak(node))
  return elements.length === 0 || (hasText && elements.every(isInline))
}

function isInline(element: Element): boolean {
  return INLINE.has(element.tagName) && element.childNodes.filter(tree.isElementNode).every(isInline)
}

/** Indents structured data, and leaves other scripts as they are. */
function scriptLines({ attrs, childNodes }: Element): string[] {
  const text = childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('')
  const isJson = attrs.some(({ name, value }) => name === 'type' && value.endsWith('json'))
  return (isJson ? JSON.stringify(JSON.parse(text), null, 2) : text).split('\n')
}

/** Markdown puts line breaks between elements, where they don't count. */
const isLineBreak = (node: Node): boolean =>
  tree.isTextNode(node) && node.value.trim() === '' && node.value.includes('\n')

/** Writes a space at the edge of a line as &#32;, so that it can be seen. */
const onOneLine = (node: Node): string =>
  serializeOuter(node, OPTIONS).replaceAll(/\s+/g, ' ').replaceAll(/^ | $/g, '&#32;')
