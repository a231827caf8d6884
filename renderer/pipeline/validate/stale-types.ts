import { hash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The types that are generated from the schemas beside them. */
export const TYPES_FILE = 'schemas/types.ts'

/** What the types say of a schema that they were made from: " * sections/hero.schema.json 1a2b3c4d". */
const RECORD = /^ \* (\S+\.schema\.json) ([0-9a-f]{8})$/gm

/** The comment that ends the generated types: the schemas that they are made from, as they are now. */
export function recordSchemas(folder = 'schemas'): string {
  const lines = [...hashSchemas(folder)].map(([name, version]) => ` * ${name} ${version}`)
  return ['/*', ' * Made from these schemas, with a hash of each:', ...lines, ' */', ''].join('\n')
}

/**
 * Compares the schemas with those that the types were made from.
 * @returns what is to be done, in a sentence or two; undefined where nothing is
 */
export function describeStaleTypes(folder = 'schemas'): string | undefined {
  const file = join(folder, 'types.ts')
  const types = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const before = new Map([...types.matchAll(RECORD)].map(([, name = '', version = '']) => [name, version]))
  const now = hashSchemas(folder)
  const changes = [
    ...[...now].filter(([name, version]) => before.get(name) !== version).map(([name]) => `${name} has changed`),
    ...[...before.keys()].filter((name) => !now.has(name)).map((name) => `${name} is gone`),
  ]
  if (changes.length === 0) return undefined
  const others = changes.length > 1 ? `, and ${changes.length - 1} more` : ''
  const why = before.size > 0 ? `${folder}/${changes[0]}${others}` : `${file} names no schemas`
  return `${why}. Run \`npm run types\`, which also lists what no longer fits.`
}

/** A hash of each schema, by its path in the folder. */
function hashSchemas(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.schema.json'),
  )
  const versionOf = (name: string) => hash('sha1', readFileSync(join(folder, name))).slice(0, 8)
  return new Map(names.sort().map((name) => [name.replaceAll('\\', '/'), versionOf(name)]))
}
