import type { LoadedSite } from './inspect'
import { load } from './load'
import { listPublicFiles } from './images/public-files'
import { listImages, publicFolder } from './images/public-folder'

/**
 * Finds out what a site has: its documents, its pictures, its files.
 * @param folder the folder of its JSON, as the author named it
 * @throws when the folder can't be read
 */
export async function loadSite(folder: string): Promise<LoadedSite> {
  const pictures = publicFolder(folder)
  const publicFiles = listPublicFiles(folder)
  const parsed = await load(folder)
  return { folder, publicFolder: pictures, images: listImages(pictures), publicFiles, ...parsed }
}
