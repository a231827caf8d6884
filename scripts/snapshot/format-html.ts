import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, parse, parseFragment, serializeOuter } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** Else what stands in a <noscript> is read as one text. */
const READING = { scriptingEnabled: false }

/** Elements that stand within a sentence, https://html.spec.whatwg.org/multipage/text-level-semantics.html. */
const WITHIN_TEXT = new Set('a abbr b br cite code em i q s small span strong sub sup time wbr'.split(' '))

/**
 * Writes HTML so that a change is a change of few lines: an element or a text on each, indented, attributes in the
 * order of the source. A sentence stays one line with its links, since the blanks between them count, and however long
 * it is: where lines are filled, one word moves all that follow (which is why Prettier doesn't do this).
 * @param html a document, or a part of one
 */
export function formatHtml(html: string): string {
  const root = /^<!doctype/i.test(html) ? parse(html, READING) : parseFragment(html, READING)
  return `${root.childNodes.flatMap((node) => linesOf(node)).join('\n')}\n`
}

function linesOf(node: Node): string[] {
  if (!tree.isElementNode(node)) return isBlank(node) ? [] : [inOneLine(node)]
  if (node.tagName === 'script' && node.childNodes.length > 0) return scriptLines(node)
  if (isOneLine(node)) return [inOneLine(node)]
  const [start, end] = tagsOf(node)
  return [start, ...indented(node.childNodes.flatMap(linesOf)), end]
}

/** Elements without others, and sentences. */
function isOneLine({ childNodes }: Element): boolean {
  const elements = childNodes.filter(tree.isElementNode)
  const hasText = childNodes.some((node) => tree.isTextNode(node) && !isBlank(node))
  return elements.length === 0 || (hasText && elements.every(isWithinText))
}

function isWithinText(element: Element): boolean {
  return WITHIN_TEXT.has(element.tagName) && element.childNodes.filter(tree.isElementNode).every(isWithinText)
}

/** Structured data is written as data; other scripts stay as they are. */
function scriptLines(script: Element): string[] {
  const [start, end] = tagsOf(script)
  const text = script.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('')
  const isJson = script.attrs.some(({ name, value }) => name === 'type' && value.endsWith('json'))
  const lines = (isJson ? JSON.stringify(JSON.parse(text), null, 2) : text).split('\n')
  return [start, ...indented(lines), end]
}

function tagsOf(element: Element): [start: string, end: string] {
  const end = `</${element.tagName}>`
  return [inOneLine({ ...element, childNodes: [] }).slice(0, -end.length), end]
}

/** Markdown puts the lines of its source between elements; a blank that counts has no line break. */
function isBlank(node: Node): boolean {
  return tree.isTextNode(node) && /^\s*\n\s*$/.test(node.value)
}

/** A blank at the edge of a line would not be seen. */
function inOneLine(node: Node): string {
  return serializeOuter(node, READING).replaceAll(/\s+/g, ' ').replaceAll(/^ | $/g, '&#32;')
}

function indented(lines: string[]): string[] {
  return lines.map((line) => `  ${line}`)
}
