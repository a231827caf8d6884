import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type ParsedSite, parseDocuments } from './documents/parse-documents'

/**
 * Reads a site's folder: site.json, pages/ and shared/. A page is read when it is asked for.
 * @param folder the folder as the author named it; file paths are shown relative to it
 * @throws when the folder can't be read
 */
export async function load(folder: string): Promise<ParsedSite> {
  const inside = async (room: string) => (await listJson(join(folder, room))).map((name) => `${room}/${name}`)
  const hasSite = (await readdir(folder)).includes('site.json')
  const names = [...(await inside('pages')), ...(await inside('shared')), ...(hasSite ? ['site.json'] : [])]
  return parseDocuments(folder, names, (name) => readFileSync(join(folder, name), 'utf8'))
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
