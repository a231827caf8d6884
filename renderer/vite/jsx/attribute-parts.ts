import type { ESTree } from 'vite'
import { escapeHtml } from '../../document/markup/escape-html.ts'
import { attributeOf, writeAttribute } from '../../document/markup/write-attribute.ts'
import type { ModuleNames } from './module-names.ts'
import type { Part } from './parts.ts'
import type { Property } from './read-element.ts'

/** What an element's property says as an attribute. */
export function attributeParts(property: Property, { styles }: ModuleNames): Part[] {
  if ('spread' in property) throw new Error('What an expression holds is known only when it is written.')
  const { name, value } = property
  if (typeof value !== 'object') return [{ html: writeAttribute(name, value) }]
  const { kind, start } = attributeOf(name)
  if (kind === 'className' && value.type === 'TemplateLiteral' && value.expressions.every(isClassOf(styles)))
    return [{ html: start }, ...templateParts(value), { html: '"' }]
  return [{ code: [`$${kind}(${JSON.stringify(start)}, `, value, ')'] }]
}

/** `styles.title` */
const isClassOf = (styles: ModuleNames['styles']) => (node: ESTree.Expression) =>
  node.type === 'MemberExpression' &&
  !node.computed &&
  node.object.type === 'Identifier' &&
  styles.has(node.object.name)

/** A template is a text whatever its expressions are: each becomes one as it is added to the text before it. */
const templateParts = ({ quasis, expressions }: ESTree.TemplateLiteral): Part[] =>
  quasis.flatMap(({ value }, index) => {
    const expression = expressions[index]
    return [{ html: escapeHtml(value.cooked ?? '') }, ...(expression ? [{ code: [expression] }] : [])]
  })
