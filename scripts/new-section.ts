import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { terminalColors } from '../renderer/pipeline/problems/pretty'
import { commandLine } from './command-line'
import { sectionFiles, toPascal } from './section-files'
import { assertSectionName } from './section-name'

const REGISTRY = 'sections/registry.ts'
const PAGE_SCHEMA = 'schemas/page.schema.json'
const ISLANDS = 'renderer/islands/registry.ts'
const ISLAND_NAMES = 'sections/ui/island.ts'

/**
 * Writes the files of a new section type, enters it where types are listed, and makes the types anew.
 * @throws UsageError when the type's name is none, or taken
 */
export async function newSection(type: string, { island = false }: { island?: boolean }): Promise<void> {
  assertSectionName(type)
  mkdirSync(`sections/${type}`)
  const contents = sectionFiles(type, island)
  for (const [file, content] of Object.entries(contents)) writeFileSync(file, content)
  enterInPageSchema(type)
  enterInRegistry(type)
  if (island) enterAmongIslands(type)
  const files = Object.keys(contents)
  node('node_modules/prettier/bin/prettier.cjs', '--write', ...files, PAGE_SCHEMA, REGISTRY, ISLANDS, ISLAND_NAMES)
  node(...commandLine('types'))
  console.log(`${terminalColors.green('✓')} The section type ${type} stands: ${files.join(', ')}.`)
  console.log(`Next: give it its fields in schemas/sections/${type}.schema.json, then run \`npm run types\`.`)
}

function enterInPageSchema(type: string): void {
  const schema = JSON.parse(readFileSync(PAGE_SCHEMA, 'utf8'))
  schema.definitions.Section.oneOf.push({ $ref: `sections/${type}.schema.json` })
  writeFileSync(PAGE_SCHEMA, `${JSON.stringify(schema, null, 2)}\n`)
}

function enterInRegistry(type: string): void {
  const name = toPascal(type)
  const entry = type.includes('-') ? `'${type}': ${name}` : `${type}: ${name}`
  const registry = readFileSync(REGISTRY, 'utf8')
    .replace('\nexport type SectionType', `import { ${name} } from './${type}/${name}'\n\nexport type SectionType`)
    .replace('\n} satisfies', `\n  ${entry},\n} satisfies`)
  writeFileSync(REGISTRY, registry)
}

function enterAmongIslands(type: string): void {
  const islands = readFileSync(ISLANDS, 'utf8')
  const entry = `'${type}': () => import('../../sections/${type}/${type}.island'),`
  writeFileSync(ISLANDS, islands.replace(/\n}\n$/, `\n  ${entry}\n}\n`))
  const names = readFileSync(ISLAND_NAMES, 'utf8')
  writeFileSync(ISLAND_NAMES, names.replace(/(export type IslandName =(?:\n {2}\| '[\w-]+')+)/, `$1\n  | '${type}'`))
}

/** Runs a tool of the project; what it has to say matters only when it fails. */
function node(...args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stderr}`)
}
