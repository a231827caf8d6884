import { existsSync, readFileSync } from 'node:fs'
import { UsageError } from './command'
import { toPascal } from './section-files'

/** Names that the project's own files and types have. */
const OWN = ['section', 'page', 'site', 'documents', 'ui', 'registry', 'section-facts', 'page-context', 'css-modules']

/**
 * @throws UsageError unless the name of a new section type is written in kebab-case, and free:
 * as a folder, as a component, as a type, and in JavaScript
 */
export function assertSectionName(type: string): void {
  const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
  if (!kebab.test(type)) {
    const meant = type
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
      .replaceAll(/[^A-Za-z0-9]+/g, '-')
      .toLowerCase()
    const hint = kebab.test(meant) ? ` Did you mean ${meant}?` : ''
    throw new UsageError(`a section type is written like price-table, not ${JSON.stringify(type)}.${hint}`)
  }
  if (existsSync(`sections/${type}/example.json`)) throw new UsageError(`there is a section type ${type} already.`)
  const name = toPascal(type)
  const types = readFileSync('schemas/types.ts', 'utf8')
  if (new RegExp(`export (?:interface|type) (?:${name}|${name}Props)\\b`).test(types))
    throw new UsageError(`schemas/types.ts has a type ${name} already. Choose another name than ${type}.`)
  if (OWN.includes(type) || name in globalThis || existsSync(`sections/${type}`))
    throw new UsageError(`${type} is a name of the project or of JavaScript. Choose another one, like ${type}-list.`)
}
