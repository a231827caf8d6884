import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/**
 * The elements of a page with their attributes, and its texts, in their order. White space counts as one space, and
 * between elements as none; the order of attributes doesn't count, nor how JSON is written.
 */
export function readElements(html: string): string[] {
  // without scripting <noscript> holds elements
  return linesOf(parse(html, { scriptingEnabled: false }))
}

function linesOf(node: Node): string[] {
  if (defaultTreeAdapter.isTextNode(node)) return textOf(node.value, node.parentNode)
  const own = defaultTreeAdapter.isElementNode(node) ? [tagOf(node)] : []
  const children = 'childNodes' in node ? node.childNodes : []
  return [...own, ...children.flatMap(linesOf)]
}

function textOf(text: string, parent: DefaultTreeAdapterTypes.ParentNode | null): string[] {
  const isData =
    parent !== null && 'attrs' in parent && parent.attrs.some(({ value }) => value === 'application/ld+json')
  const words = isData ? JSON.stringify(JSON.parse(text)) : collapse(text)
  return words === '' ? [] : [`"${words}"`]
}

function tagOf({ tagName, attrs }: Element): string {
  const attributes = attrs.map(({ name, value }) => ` ${name}="${collapse(value)}"`).sort()
  return `<${tagName}${attributes.join('')}>`
}

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()
