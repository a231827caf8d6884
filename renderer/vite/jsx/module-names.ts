import type { ESTree } from 'vite'
import { innerNodes } from './inner-nodes.ts'

/** What a module calls by names whose meaning is known before it runs. */
export interface ModuleNames {
  /** Functions: what it declares, and what it imports from its neighbors. A component among them can be called. */
  functions: ReadonlySet<string>
  /** CSS modules: what they give are names of classes, in which no sign has to be escaped. */
  styles: ReadonlySet<string>
  /** Code of what is put together once, when the module is loaded: "$constant1" is the first. */
  constants: string[]
}

export function moduleNames(program: ESTree.Program): ModuleNames {
  const { body } = program
  const imports = body.filter((statement) => statement.type === 'ImportDeclaration')
  const [styles, others] = [imports.filter(isStyles), imports.filter((statement) => !isStyles(statement))]
  const declared = body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return declaration?.type === 'FunctionDeclaration' && declaration.id ? [declaration.id.name] : []
  })
  const neighbors = others.filter(({ source }) => source.value.startsWith('.'))
  return {
    functions: new Set([...declared, ...neighbors.flatMap(localNames)]),
    styles: new Set(styles.flatMap(localNames).filter((name) => isOnlyRead(program, name))),
    constants: [],
  }
}

const isStyles = ({ source }: ESTree.ImportDeclaration) => source.value.endsWith('.module.css')

const localNames = ({ specifiers }: ESTree.ImportDeclaration) => specifiers.map(({ local }) => local.name)

/** Whether all that a module does with what it imports is to read its properties: then no variable takes its name. */
function isOnlyRead(node: ESTree.Node, name: string): boolean {
  if (node.type === 'Identifier') return node.name !== name
  if (node.type === 'ImportDeclaration') return true
  return readNodes(node).every((inner) => isOnlyRead(inner, name))
}

/** Of `styles.title` and `styles[tone]` only the last is the name of a variable that could be another. */
function readNodes(node: ESTree.Node): ESTree.Node[] {
  if (node.type !== 'MemberExpression') return innerNodes(node)
  const { object, property, computed } = node
  return [...(object.type === 'Identifier' ? [] : [object]), ...(computed ? [property] : [])]
}
