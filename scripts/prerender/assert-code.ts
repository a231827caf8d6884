import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { describeStaleTypes } from '../../renderer/schema/stale-types'
import { Failure } from '../command'

const REGISTRY = 'sections/registry.ts'

/**
 * Asserts that the code can be bundled where it is, and that it fits the schemas, as far as that can be checked quickly:
 * otherwise a page could lack something that its document contains.
 * @throws Failure if the project's path can't be an address, if the types are older than the schemas, or if section types and
 * their folders differ
 */
export function assertCodeFits(): void {
  assertAddressablePath(process.cwd())
  const misfits = [describeStaleTypes() ?? [], ...sectionMisfits()].flat()
  if (misfits.length > 0) throw new Failure(misfits.join('\nerror: '))
}

/** Vite and Vike import files by their paths as if they were addresses, in which these characters mean something else. */
function assertAddressablePath(project: string): void {
  const characters = [...new Set(project.match(/[#%?]/g))].join(' and ')
  if (characters)
    throw new Failure(
      `the project is in ${project}, but the code of pages can’t be bundled in a folder whose path has ${characters}. Rename the folder.`,
    )
}

/** A sentence for each section type that is not registered, or has no folder. */
function sectionMisfits(): string[] {
  const registered = importedFolders(readFileSync(REGISTRY, 'utf8'))
  const schemas = readdirSync('schemas/sections').filter((name) => name.endsWith('.schema.json'))
  const described = schemas.map((name) => basename(name, '.schema.json'))
  const folders = readdirSync('sections').filter((name) => existsSync(`sections/${name}/example.json`))
  const types = [...new Set([...described, ...folders, ...registered])].sort()
  return types.map((type) => describeMisfit(type, registered.has(type))).filter((sentence) => sentence !== undefined)
}

function describeMisfit(type: string, isRegistered: boolean): string | undefined {
  if (existsSync(`sections/${type}`))
    return isRegistered
      ? undefined
      : `${REGISTRY} does not list sections/${type}/. Run \`npm run types\`, or remove the folder.`
  const schema = `schemas/sections/${type}.schema.json`
  return existsSync(schema)
    ? `there is no folder sections/${type}/ for ${schema}. Restore it, or remove the schema and run \`npm run types\`.`
    : `there is no folder sections/${type}/, which ${REGISTRY} names. Restore it, or run \`npm run types\`.`
}

/** The folders next to a module that it imports from: './hero/Hero' is in "hero". */
const importedFolders = (code: string): Set<string> =>
  new Set(Array.from(code.matchAll(/['"`]\.\/([\w-]+)\//g), ([, name = '']) => name))
