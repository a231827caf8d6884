import type { ESTree } from 'vite'
import { assertNoEntity, jsxText } from './jsx-text.ts'

export type JsxNode = ESTree.JSXElement | ESTree.JSXFragment

/** What an element is given: text, true for a name alone, or an expression; or all that an expression holds. */
export type Property = { name: string; value: string | true | ESTree.Node } | { spread: ESTree.Node }

/** A tag, a component, or (without a name) a fragment. */
export interface JsxElement {
  name?: string
  isComponent: boolean
  properties: Property[]
  /** Texts, and what else stands between the tags. */
  children: (string | ESTree.Node)[]
}

/** What concerns React alone: how it tells elements of a list apart, and hands out what a browser makes of them. */
const FOR_REACT = new Set(['key', 'ref'])

/** Reads an element of JSX. */
export function readElement(node: JsxNode): JsxElement {
  const children = node.children.flatMap(readChild)
  if (node.type === 'JSXFragment') return { isComponent: false, properties: [], children }
  const { name: tag, attributes } = node.openingElement
  const name = nameOf(tag)
  return { name, isComponent: !/^[a-z][^.]*$/.test(name), properties: attributes.flatMap(readProperty), children }
}

function nameOf(name: ESTree.JSXElementName | ESTree.JSXMemberExpressionObject): string {
  if (name.type === 'JSXIdentifier') return name.name
  if (name.type === 'JSXMemberExpression') return `${nameOf(name.object)}.${name.property.name}`
  return `${name.namespace.name}:${name.name.name}`
}

function readProperty(attribute: ESTree.JSXAttributeItem): Property[] {
  if (attribute.type === 'JSXSpreadAttribute') return [{ spread: attribute.argument }]
  const name = nameOf(attribute.name)
  return FOR_REACT.has(name) ? [] : [{ name, value: readValue(attribute.value) }]
}

function readValue(value: ESTree.JSXAttributeValue | null): string | true | ESTree.Node {
  if (value === null) return true
  if (value.type === 'JSXExpressionContainer') return value.expression
  if (value.type !== 'Literal') return value
  assertNoEntity(value.raw ?? '', value.start)
  return value.value
}

function readChild(child: ESTree.JSXChild): (string | ESTree.Node)[] {
  if (child.type === 'JSXText') {
    assertNoEntity(child.value, child.start)
    return [jsxText(child.value)].filter((text) => text !== '')
  }
  if (child.type !== 'JSXExpressionContainer') return [child]
  return child.expression.type === 'JSXEmptyExpression' ? [] : [child.expression]
}
