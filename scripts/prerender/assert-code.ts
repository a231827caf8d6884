import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describeStaleTypes } from '../../renderer/schema/stale-types'
import { Failure } from '../command'

const REGISTRY = 'sections/registry.ts'

/**
 * Asserts that the code fits the schemas, as far as that is quick to find out: a page that is rendered nevertheless could
 * miss what its document says.
 * @throws Failure where the types are older than the schemas, or where section types and their folders differ
 */
export function assertCodeFits(): void {
  const misfits = [describeStaleTypes() ?? [], ...sectionMisfits()].flat()
  if (misfits.length > 0) throw new Failure(misfits.join('\nerror: '))
}

/** A sentence for each section type that is not registered, or has no folder. */
function sectionMisfits(): string[] {
  const registered = namedFolders(readFileSync(REGISTRY, 'utf8'))
  const described = readdirSync('schemas/sections').flatMap((name) => /^(.+)\.schema\.json$/.exec(name)?.[1] ?? [])
  const folders = readdirSync('sections').filter((name) => existsSync(`sections/${name}/example.json`))
  return [...new Set([...described, ...folders, ...registered])].sort().flatMap((type) => {
    if (!existsSync(`sections/${type}`)) {
      const schema = `schemas/sections/${type}.schema.json`
      return existsSync(schema)
        ? [
            `there is no folder sections/${type}/ for ${schema}. Restore it, or remove the schema and run \`npm run types\`.`,
          ]
        : [`there is no folder sections/${type}/, which ${REGISTRY} names. Restore it, or run \`npm run types\`.`]
    }
    if (registered.has(type)) return []
    return [`${REGISTRY} does not list sections/${type}/. Run \`npm run types\`, or remove the folder.`]
  })
}

/** The folders beside it that a module imports from, however it does: './hero/Hero' is in "hero". */
const namedFolders = (code: string): Set<string> =>
  new Set([...code.matchAll(/['"`]\.\/([\w-]+)\//g)].map(([, name = '']) => name))
