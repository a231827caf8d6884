import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fillTexts, type Variables } from '../../../renderer/pipeline/documents/variables'
import { siteVariables } from '../../../renderer/pipeline/documents/site-variables'
import type { Site } from '../../../schemas/types'

/** What the documents of a site say to all of its pages. */
export interface CommonDocuments {
  site: Site
  /** The values of site.json that texts can name. */
  facts: Variables
  /** The shared sections, by name. */
  shared: Map<string, object>
}

/** Reads the documents of a site that is known to be valid. */
export function readDocuments(folder: string): CommonDocuments {
  const raw = readJson<Site>(join(folder, 'site.json'))
  const facts = siteVariables(raw)
  const names = readdirSync(join(folder, 'shared')).filter((name) => name.endsWith('.json'))
  const shared = names.map((name) => [basename(name, '.json'), readJson<object>(join(folder, 'shared', name))] as const)
  return { site: fillTexts(raw, facts).value, facts, shared: new Map(shared) }
}

/** Reads a file of JSON that we have written or checked. */
export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T
