import type { ESTree } from 'vite'
import { escapeHtml } from '../../document/markup/escape-html.ts'
import { type Tag, tagOf } from '../../document/markup/tags.ts'
import { attributeParts } from './attribute-parts.ts'
import type { ModuleNames } from './module-names.ts'
import { type Code, type Part, joinParts } from './parts.ts'
import { type JsxElement, type JsxNode, type Property, readElement } from './read-element.ts'

export const isJsx = (node: ESTree.Node): node is JsxNode => node.type === 'JSXElement' || node.type === 'JSXFragment'

/** The code that JSX stands for: its value is what a component can return. */
export function nodeCode(node: JsxNode, names: ModuleNames): Code {
  const element = readElement(node)
  if (element.isComponent) return componentCode(element, names)
  return ['$toNode(', ...joinParts(parts(element, names), names), ')']
}

/** A component is called where its element stands: nothing waits until somebody reads what it says. */
function componentCode(element: JsxElement, names: ModuleNames): Code {
  const { name = '' } = element
  const start = names.functions.has(name) ? `${name}(` : `$renderComponent(${name}, `
  return [start, ...propsCode(element, names), ')']
}

function parts(element: JsxElement, names: ModuleNames): Part[] {
  const { name, isComponent, properties, children } = element
  if (isComponent) return [{ code: ['$writeNode(', ...componentCode(element, names), ')'] }]
  if (name === undefined) return children.flatMap((child) => childParts(child, names))
  const tag = tagOf(name)
  if (!isPlain(element, tag))
    return [{ code: [`$writeHost(${JSON.stringify(name)}, `, ...propsCode(element, names), ')'] }]
  const inner = properties
    .filter(isInnerHtml)
    .map(({ value }) => ({ code: ['$innerHtml(', value as ESTree.Node, ')'] }))
  const attributes = properties.filter((property) => !isInnerHtml(property))
  const end = tag.isVoid ? '>' : tag.isShape ? '/>' : tag.end
  const content = [{ html: '>' }, ...inner, ...children.flatMap((child) => childParts(child, names))]
  return [
    { html: tag.start },
    ...attributes.flatMap((property) => attributeParts(property, namesOf(attributes), names)),
    ...(tag.isVoid || tag.isShape ? [] : content),
    { html: end },
  ]
}

const namesOf = (properties: Property[]) =>
  properties.flatMap((property) => ('name' in property ? [property.name] : []))

/** Whether what it holds comes after its attributes, and it ends in one way. */
const isPlain = ({ properties, children }: JsxElement, { isShape }: Tag): boolean =>
  [-1, properties.length - 1].includes(properties.findIndex(isInnerHtml)) && !(isShape && children.length > 0)

const isInnerHtml = (property: Property): property is Extract<Property, { name: string }> =>
  'name' in property && property.name === 'dangerouslySetInnerHTML'

function childParts(child: string | ESTree.Node, names: ModuleNames): Part[] {
  if (typeof child === 'string') return [{ html: escapeHtml(child) }]
  if (isJsx(child)) return parts(readElement(child), names)
  return [{ code: choiceCode(child, names) ?? listCode(child, names) ?? ['$writeNode(', child, ')'] }]
}

/** Markup that stands under a condition: it is added up with the rest, and nobody has to ask afterwards what it is. */
function choiceCode(node: ESTree.Node, names: ModuleNames): Code | undefined {
  const write = (expression: ESTree.Expression) => {
    const inner = bare(expression)
    return isJsx(inner) ? joinParts(parts(readElement(inner), names), names) : ['$writeNode(', expression, ')']
  }
  if (node.type === 'ConditionalExpression')
    return ['(', node.test, ' ? ', ...write(node.consequent), ' : ', ...write(node.alternate), ')']
  if (node.type !== 'LogicalExpression' || node.operator !== '&&' || !isJsx(bare(node.right))) return undefined
  // what is not true may be written as well: a zero
  return [`((${CONDITION} = `, node.left, ') ? ', ...write(node.right), ` : $writeNode(${CONDITION}))`]
}

/** The markup of each item of a list, which `items.map((item) => <li>…</li>)` says: nobody has to ask what each one is. */
function listCode(node: ESTree.Node, names: ModuleNames): Code | undefined {
  if (node.type !== 'CallExpression' || node.optional || node.arguments.length !== 1) return undefined
  const { callee } = node
  if (callee.type !== 'MemberExpression' || callee.computed || callee.optional) return undefined
  const [write] = node.arguments
  if (callee.property.name !== 'map' || write?.type !== 'ArrowFunctionExpression') return undefined
  const inner = bare(write.body)
  if (!isJsx(inner)) return undefined
  const parameters = write.params.flatMap((parameter, index) => (index === 0 ? [parameter] : [', ', parameter]))
  return [
    '$each(',
    callee.object,
    ', (',
    ...parameters,
    ') => ',
    ...joinParts(parts(readElement(inner), names), names),
    ')',
  ]
}

/** A variable of the module, since nothing asks for one condition after another was looked at. */
export const CONDITION = '$condition'

const bare = (node: ESTree.Node): ESTree.Node =>
  node.type === 'ParenthesizedExpression' ? bare(node.expression) : node

/** What React would hand a component. */
function propsCode({ properties, children }: JsxElement, names: ModuleNames): Code {
  const [first] = properties
  // components don't change what they are given
  if (first && 'spread' in first && properties.length === 1 && children.length === 0)
    return ['$props(', first.spread, ')']
  const given = properties.map((property): Code => {
    if ('spread' in property) return ['...', property.spread]
    const { name, value } = property
    return [`${JSON.stringify(name)}: `, ...(typeof value === 'object' ? [value] : [JSON.stringify(value)])]
  })
  if (children.length > 0) given.push(['children: ', ...childrenCode(children, names)])
  return ['{ ', ...given.flatMap((code, index) => (index === 0 ? code : [', ', ...code])), ' }']
}

/** A child alone stays what it is, for it may be nothing, and a component say something else then. */
function childrenCode(children: (string | ESTree.Node)[], names: ModuleNames): Code {
  const [child = ''] = children
  if (children.length === 1) return [typeof child === 'string' ? JSON.stringify(child) : child]
  return [
    '$toNode(',
    ...joinParts(
      children.flatMap((each) => childParts(each, names)),
      names,
    ),
    ')',
  ]
}
