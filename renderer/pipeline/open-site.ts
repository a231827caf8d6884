import { type OpenSite, inspect } from './inspect'
import { load } from './load'
import { listPublicFiles } from './images/public-files'
import { listImages, publicFolder } from './images/public-folder'

/**
 * Opens a site: load → resolve → validate → check.
 * @param folder the folder of its JSON, as the author named it
 * @param keep false where only its problems are wanted: then a site may have more pages than fit into memory
 * @throws when the folder can't be read
 */
export async function openSite(folder: string, keep = true): Promise<OpenSite> {
  const pictures = publicFolder(folder)
  const publicFiles = listPublicFiles(folder)
  const parsed = await load(folder)
  return inspect({ folder, publicFolder: pictures, images: listImages(pictures), publicFiles, ...parsed }, keep)
}
