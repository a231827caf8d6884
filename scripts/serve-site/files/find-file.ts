import type { RequestedSite } from '../pages/open-requested-site'
import { findPicture } from './find-picture'
import { indexFiles } from './index-files'

/** The files of a sitemap, as renderer/pipeline/emit/sitemap.ts names them. */
const SITEMAP = /^\/sitemap(?:-\d+)?\.xml$/

/** A file below a folder. */
interface PlacedFile {
  folder: string
  /** Its address in the folder. */
  file: string
}

/**
 * Finds the file that answers an address: the browser's code, a picture, a file of public/, the sitemap.
 * @param client the folder of the browser's code
 */
export async function findFile(address: string, site: RequestedSite, client: string): Promise<PlacedFile | undefined> {
  const { folder, publicFiles, publicFolder } = site.loaded
  if (address.startsWith('/assets/')) return { folder: client, file: address }
  if (address.startsWith('/images/')) return findPicture(address, site)
  if (publicFiles.includes(address)) return { folder: publicFolder, file: address }
  if (SITEMAP.test(address)) return { folder: indexFiles(folder).folder, file: address }
  return undefined
}
