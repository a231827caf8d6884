import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageSource, SiteSources, SourceDocument } from './document'
import { parseDocument } from './parse-document'
import type { Problem } from './problem'

/**
 * Reads a site's folder: site.json, pages/ and shared/.
 * @param folder the folder as the author named it; file paths are shown relative to it
 * @returns the documents with their syntax trees, and the problems of their syntax
 * @throws when the folder can't be read
 */
export async function load(folder: string): Promise<{ sources: SiteSources; problems: Problem[] }> {
  const problems: Problem[] = []
  const read = async (file: string): Promise<SourceDocument> => {
    const parsed = parseDocument(file, await readFile(file, 'utf8'))
    problems.push(...parsed.problems)
    return parsed.document
  }
  const pages: PageSource[] = []
  for (const name of await listJson(join(folder, 'pages'))) {
    pages.push({ route: toRoute(name), document: await read(join(folder, 'pages', name)) })
  }
  const shared = new Map<string, SourceDocument>()
  for (const name of await listJson(join(folder, 'shared'))) {
    shared.set(name.replace(/\.json$/, ''), await read(join(folder, 'shared', name)))
  }
  const hasSite = (await readdir(folder)).includes('site.json')
  return { sources: { site: hasSite ? await read(join(folder, 'site.json')) : undefined, pages, shared }, problems }
}

/** The JSON files below a folder, in alphabetical order whatever the file system says; none where there is no folder. */
async function listJson(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json'))
    .sort()
}

/** The address of a page's file: "workshops/texas-rail.json" is "/workshops/texas-rail", "index.json" is "/". */
export function toRoute(file: string): string {
  return `/${file.replace(/\.json$/, '').replace(/(^|\/)index$/, '')}`
}
