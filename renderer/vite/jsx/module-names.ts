import type { ESTree } from 'vite'

/** What a module calls by names whose meaning is known before it runs. */
export interface ModuleNames {
  /** Functions: what it declares, and what it imports from its neighbors. A component among them can be called. */
  functions: ReadonlySet<string>
  /** CSS modules: what they give are names of classes, in which no sign has to be escaped. */
  styles: ReadonlySet<string>
}

export function moduleNames({ body }: ESTree.Program): ModuleNames {
  const imports = body.filter((statement) => statement.type === 'ImportDeclaration')
  const [styles, others] = [imports.filter(isStyles), imports.filter((statement) => !isStyles(statement))]
  const declared = body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return declaration?.type === 'FunctionDeclaration' && declaration.id ? [declaration.id.name] : []
  })
  const neighbors = others.filter(({ source }) => source.value.startsWith('.'))
  return {
    functions: new Set([...declared, ...neighbors.flatMap(localNames)]),
    styles: new Set(styles.flatMap(localNames)),
  }
}

const isStyles = ({ source }: ESTree.ImportDeclaration) => source.value.endsWith('.module.css')

const localNames = ({ specifiers }: ESTree.ImportDeclaration) => specifiers.map(({ local }) => local.name)
