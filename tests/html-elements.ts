import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export type HtmlElement = DefaultTreeAdapterTypes.Element

/** Every element of a document, as a browser with JavaScript sees it: what stands in <noscript> is text. */
export function elementsOf(html: string): HtmlElement[] {
  const isParent = (node: DefaultTreeAdapterTypes.Node): node is HtmlElement => 'childNodes' in node
  const walk = (node: DefaultTreeAdapterTypes.Node): HtmlElement[] =>
    isParent(node) ? [...('tagName' in node ? [node] : []), ...node.childNodes.flatMap(walk)] : []
  return walk(parse(html))
}

/** The value of an attribute, undefined where it isn't there. */
export const attributeOf = ({ attrs }: HtmlElement, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value
