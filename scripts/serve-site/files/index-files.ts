import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cacheFolder, digestOf, replaceFile } from '../../cache'
import type { SiteIndex } from '../pages/site-index'

/** Where a site's index stands. */
interface IndexFiles {
  folder: string
  /** In the folder, beside the files of the sitemap. */
  index: string
}

/** The files of a site's index: each site has its own, whatever the folder is called. */
export function indexFiles(siteFolder: string): IndexFiles {
  const folder = join(cacheFolder(process.cwd(), 'requests'), digestOf(resolve(siteFolder)))
  return { folder, index: join(folder, 'index.json') }
}

/** Writes an index. A server that uses the old one sees the new one with its next request. */
export function writeIndex(
  { folder, index: file }: IndexFiles,
  index: SiteIndex,
  sitemaps: Record<string, string>,
): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(sitemaps)) replaceFile(join(folder, name), text)
  // last, since it is what is looked for
  replaceFile(file, JSON.stringify(index))
}

/** When a site's index was written. */
export const indexTime = ({ index }: IndexFiles): Date => statSync(index).mtime

/** The index of a site; none where none was written. */
export const readIndex = ({ index }: IndexFiles): SiteIndex | undefined =>
  existsSync(index) ? (JSON.parse(readFileSync(index, 'utf8')) as SiteIndex) : undefined
