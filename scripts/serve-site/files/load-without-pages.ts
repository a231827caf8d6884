import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocuments } from '../../../renderer/pipeline/documents/parse-documents'
import { readText } from '../../../renderer/pipeline/documents/read-text'
import { listPublicFiles } from '../../../renderer/pipeline/images/public-files'
import { listImages, publicFolder } from '../../../renderer/pipeline/images/public-folder'
import type { LoadedSite } from '../../../renderer/pipeline/inspect'

/**
 * Reads what a site has beside its pages, whose folder is not even listed.
 * @param folder the folder of its JSON, as the author named it
 */
export function loadWithoutPages(folder: string): LoadedSite {
  const names = [...sharedNames(folder), ...(existsSync(join(folder, 'site.json')) ? ['site.json'] : [])]
  const parsed = parseDocuments(folder, names, (name) => readText(join(folder, name)))
  const pictures = publicFolder(folder)
  return {
    folder,
    publicFolder: pictures,
    images: listImages(pictures),
    publicFiles: listPublicFiles(folder),
    ...parsed,
  }
}

/** The shared sections' paths in the site's folder, in alphabetical order. */
export function sharedNames(folder: string): string[] {
  const room = join(folder, 'shared')
  const names = existsSync(room) ? readdirSync(room, { recursive: true, encoding: 'utf8' }) : []
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => `shared/${name.replaceAll('\\', '/')}`)
    .sort()
}
