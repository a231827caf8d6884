import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseDocuments } from './parse-documents'
import type { SiteSources } from './document'
import type { Problem } from './problem'

/**
 * Reads a site's folder: site.json, pages/ and shared/.
 * @param folder the folder as the author named it; file paths are shown relative to it
 * @returns the documents with their syntax trees, and the problems of their syntax
 * @throws when the folder can't be read
 */
export async function load(folder: string): Promise<{ sources: SiteSources; problems: Problem[] }> {
  const inside = async (room: string) => (await listJson(join(folder, room))).map((name) => `${room}/${name}`)
  const hasSite = (await readdir(folder)).includes('site.json')
  const names = [...(await inside('pages')), ...(await inside('shared')), ...(hasSite ? ['site.json'] : [])]
  const texts = new Map<string, string>()
  for (const name of names) texts.set(name, await readFile(join(folder, name), 'utf8'))
  return parseDocuments(folder, texts)
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
