import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from './documents/list-files'
import { type ParsedSite, parseDocuments } from './documents/parse-documents'
import { readAscii } from './documents/read-ascii'
import { readText } from './documents/read-text'

/**
 * Reads a site's folder: site.json, pages/ and shared/. A page is read when it is asked for.
 * @param folder the folder as the author named it; file paths are shown relative to it
 * @throws when the folder can't be read
 */
export async function load(folder: string): Promise<ParsedSite> {
  const inside = (room: string) =>
    listFiles(join(folder, room)).flatMap((name) => (name.endsWith('.json') ? [`${room}/${name}`] : []))
  const hasSite = (await readdir(folder)).includes('site.json')
  const names = [...inside('pages'), ...inside('shared'), ...(hasSite ? ['site.json'] : [])]
  return parseDocuments(
    folder,
    names,
    (name) => readText(`${folder}/${name}`),
    (name, isHashed) => readAscii(`${folder}/${name}`, isHashed),
  )
}
