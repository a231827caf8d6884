import { type OpenSite, inspect } from './inspect'
import { load } from './load'
import { listPublicFiles } from './public-files'
import { listImages, publicFolder } from './public-folder'

/**
 * Opens a site: load → resolve → validate → check.
 * @param folder the folder of its JSON, as the author named it
 * @throws when the folder can't be read
 */
export async function openSite(folder: string): Promise<OpenSite> {
  const pictures = publicFolder(folder)
  const publicFiles = listPublicFiles(folder)
  return inspect({ folder, publicFolder: pictures, images: listImages(pictures), publicFiles, ...(await load(folder)) })
}
