import { loadSite } from '../../../renderer/pipeline/load-site'
import { createProgress } from '../../progress'
import { gatherIndex } from '../pages/gather-index'
import type { SiteIndex } from '../pages/site-index'
import { indexFiles, writeIndex } from './index-files'

/**
 * Reads all documents of a site and writes its index.
 * @throws when the folder can't be read
 */
export async function indexSite(folder: string): Promise<SiteIndex> {
  const progress = createProgress('documents')
  const { index, sitemaps } = gatherIndex(await loadSite(folder), progress.update)
  progress.end()
  writeIndex(indexFiles(folder), index, sitemaps)
  return index
}
