import type { ESTree } from 'vite'
import { escapeHtml } from '../../document/markup/escape-html.ts'
import { attributeOf, writeAttribute } from '../../document/markup/write-attribute.ts'
import type { ModuleNames } from './module-names.ts'
import type { Part } from './parts.ts'
import type { Property } from './read-element.ts'

/**
 * What an element's property says as an attribute.
 * @param others the names of its properties, none of which an expression may hold too
 */
export function attributeParts(property: Property, others: string[], names: ModuleNames): Part[] {
  if ('spread' in property) return [{ code: ['$attributes(', property.spread, `, ${JSON.stringify(others)})`] }]
  const { name, value } = property
  if (typeof value !== 'object') return [{ html: writeAttribute(name, value) }]
  const { kind, start } = attributeOf(name)
  if (kind === 'className' && isClassOf(names)(value)) {
    const [used = ''] = classNames(value)
    return [{ fixed: `$className(${JSON.stringify(start)}, ${used})`, uses: [used] }]
  }
  if (kind === 'className' && value.type === 'TemplateLiteral' && value.expressions.every(isClassOf(names)))
    return [{ html: start }, ...templateParts(value), { html: '"' }]
  return [{ code: [`$${kind}(${JSON.stringify(start)}, `, value, ')'] }]
}

/** A template is a text whatever its expressions are: each becomes one as it is added to the text before it. */
const templateParts = ({ quasis, expressions }: ESTree.TemplateLiteral): Part[] =>
  quasis.flatMap(({ value }, index): Part[] => {
    const used = classNames(expressions[index])
    return [{ html: escapeHtml(value.cooked ?? '') }, ...used.map((name) => ({ fixed: name, uses: [name] }))]
  })

const isClassOf =
  ({ styles }: ModuleNames) =>
  (node: ESTree.Node): boolean =>
    classNames(node).some((name) => styles.has(name.split('.')[0] ?? ''))

/** `styles.title` */
const classNames = (node?: ESTree.Node): string[] =>
  node?.type === 'MemberExpression' && !node.computed && node.object.type === 'Identifier'
    ? [`${node.object.name}.${node.property.name}`]
    : []
