import { hash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The types that are generated from the schemas next to them. */
export const TYPES_FILE = 'schemas/types.ts'

/** A line in the types about a schema that they were generated from: " * sections/hero.schema.json 1a2b3c4d". */
const RECORD = /^ \* (\S+\.schema\.json) ([0-9a-f]{8})$/gm

/** The comment at the end of the generated types: the current schemas, with a hash of each. */
export function recordSchemas(folder = 'schemas'): string {
  const lines = [...hashSchemas(folder)].map(([name, version]) => ` * ${name} ${version}`)
  return ['/*', ' * Made from these schemas, with a hash of each:', ...lines, ' */', ''].join('\n')
}

/**
 * Compares the schemas with those that the types were generated from.
 * @returns what has changed and what to do, in two sentences; undefined if nothing has changed
 */
export function describeStaleTypes(folder = 'schemas'): string | undefined {
  const file = join(folder, 'types.ts')
  const types = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const recorded = new Map([...types.matchAll(RECORD)].map(([, name = '', version = '']) => [name, version]))
  const current = hashSchemas(folder)
  const changes = [
    ...[...current].filter(([name, version]) => recorded.get(name) !== version).map(([name]) => `${name} has changed`),
    ...[...recorded.keys()].filter((name) => !current.has(name)).map((name) => `${name} is gone`),
  ]
  if (changes.length === 0) return undefined
  const more = changes.length > 1 ? `, and ${changes.length - 1} more` : ''
  const reason = recorded.size > 0 ? `${folder}/${changes[0]}${more}` : `${file} does not list its schemas`
  return `${reason}. Run \`npm run types\`, which also lists what no longer fits.`
}

/** Hashes each schema, by its path in the folder. */
function hashSchemas(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.schema.json'),
  )
  const versionOf = (name: string) => hash('sha1', readFileSync(join(folder, name))).slice(0, 8)
  return new Map(names.sort().map((name) => [name.replaceAll('\\', '/'), versionOf(name)]))
}
