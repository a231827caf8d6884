import type { ESTree } from 'vite'
import { escapeHtml } from '../../document/markup/escape-html.ts'
import { type Tag, tagOf } from '../../document/markup/tags.ts'
import { attributeOf, writeAttribute } from '../../document/markup/write-attribute.ts'
import { type Code, type Part, joinParts } from './parts.ts'
import { type JsxElement, type JsxNode, type Property, readElement } from './read-element.ts'

export const isJsx = (node: ESTree.Node): node is JsxNode => node.type === 'JSXElement' || node.type === 'JSXFragment'

/** The code that JSX stands for: its value is what a component can return. */
export function nodeCode(node: JsxNode): Code {
  const element = readElement(node)
  return element.isComponent ? componentCode(element) : ['$toNode(', ...joinParts(parts(element)), ')']
}

/** A component is called where its element stands: nothing waits until somebody reads what it says. */
const componentCode = (element: JsxElement): Code => [`$renderComponent(${element.name}, `, ...propsCode(element), ')']

function parts(element: JsxElement): Part[] {
  const { name, isComponent, properties, children } = element
  if (isComponent) return [{ code: ['$writeNode(', ...componentCode(element), ')'] }]
  if (name === undefined) return children.flatMap(childParts)
  const tag = tagOf(name)
  if (!isPlain(element, tag)) return [{ code: [`$writeHost(${JSON.stringify(name)}, `, ...propsCode(element), ')'] }]
  const inner = properties
    .filter(isInnerHtml)
    .map(({ value }) => ({ code: ['$innerHtml(', value as ESTree.Node, ')'] }))
  const end = tag.isVoid ? '>' : tag.isShape ? '/>' : tag.end
  return [
    { html: tag.start },
    ...properties.filter((property) => !isInnerHtml(property)).map(attributePart),
    ...(tag.isVoid || tag.isShape ? [] : [{ html: '>' }, ...inner, ...children.flatMap(childParts)]),
    { html: end },
  ]
}

/** Whether its attributes are known by name, what it holds comes after them, and it ends in one way. */
const isPlain = ({ properties, children }: JsxElement, { isShape }: Tag): boolean =>
  properties.every((property) => 'name' in property) &&
  [-1, properties.length - 1].includes(properties.findIndex(isInnerHtml)) &&
  !(isShape && children.length > 0)

const isInnerHtml = (property: Property): property is Extract<Property, { name: string }> =>
  'name' in property && property.name === 'dangerouslySetInnerHTML'

function attributePart(property: Property): Part {
  if ('spread' in property) throw new Error('What an expression holds is known only when it is written.')
  const { name, value } = property
  if (typeof value !== 'object') return { html: writeAttribute(name, value) }
  const { kind, start } = attributeOf(name)
  return { code: [`$${kind}(${JSON.stringify(start)}, `, value, ')'] }
}

function childParts(child: string | ESTree.Node): Part[] {
  if (typeof child === 'string') return [{ html: escapeHtml(child) }]
  return isJsx(child) ? parts(readElement(child)) : [{ code: ['$writeNode(', child, ')'] }]
}

/** What React would hand a component. */
function propsCode({ properties, children }: JsxElement): Code {
  const given = properties.map((property): Code => {
    if ('spread' in property) return ['...', property.spread]
    const { name, value } = property
    return [`${JSON.stringify(name)}: `, ...(typeof value === 'object' ? [value] : [JSON.stringify(value)])]
  })
  if (children.length > 0) given.push(['children: ', ...childrenCode(children)])
  return ['{ ', ...given.flatMap((code, index) => (index === 0 ? code : [', ', ...code])), ' }']
}

function childrenCode(children: (string | ESTree.Node)[]): Code {
  const codes = children.map((child): Code => (typeof child === 'string' ? [JSON.stringify(child)] : [child]))
  return codes.length === 1 ? codes.flat() : ['[', ...codes.flatMap((code) => [...code, ', ']), ']']
}
