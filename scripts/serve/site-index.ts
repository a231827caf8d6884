import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Workers } from '../../renderer/pipeline/build/workers'
import { citiesOf } from '../../renderer/pipeline/cities/nearby'
import { sitemaps } from '../../renderer/pipeline/emit/site-files'
import type { PageFacts } from '../../renderer/pipeline/site'
import { loadSite } from '../../renderer/pipeline/load-site'
import { isSite } from '../../renderer/pipeline/validate/validator'
import type { City } from '../../sections/page-context'
import { cacheFolder } from '../build/code'
import { withProgress } from '../terminal'

/** What a page on request must know of all others. It is written beforehand, so that no request waits for all pages. */
export interface SiteIndex {
  /** How many documents it was made from. */
  pages: number
  /** In alphabetical order. */
  cities: City[]
  /** Alias → the address of its page. */
  aliases: Record<string, string>
}

/** How many pages are opened at a time: the facts of a million would not fit into memory. */
const SLICE = 10_000

/** The folder that holds a site's index and its sitemap. Each site has its own, whatever its folder is called. */
export const indexFolder = (siteFolder: string): string =>
  join(cacheFolder('requests'), hash('sha256', resolve(siteFolder)).slice(0, 16))

/** The file of a site's index. */
export const indexFile = (siteFolder: string): string => join(indexFolder(siteFolder), 'index.json')

/** The index of a site; undefined where none was written. */
export function readIndex(siteFolder: string): SiteIndex | undefined {
  const file = indexFile(siteFolder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SiteIndex) : undefined
}

/**
 * Reads all documents of a site and writes its index and its sitemap. Documents that are no JSON are left out. A server
 * that uses the old index takes the new one with its next request.
 * @returns undefined where site.json is not valid
 * @throws when the folder can't be read
 */
export async function indexSite(siteFolder: string): Promise<SiteIndex | undefined> {
  const site = loadSite(siteFolder)
  if (!isSite(site.data)) return undefined
  const workers = new Workers(site)
  const pages: Pick<PageFacts, 'route' | 'index' | 'canonical' | 'vars'>[] = []
  const aliases: SiteIndex['aliases'] = {}
  await withProgress('documents', async (onProgress) => {
    for (let start = 0; start < site.pages.length; start += SLICE) {
      const slice = site.pages.slice(start, start + SLICE)
      const facts = await workers.open(slice, (done) => onProgress(start + done, site.pages.length))
      for (const page of facts.filter(({ isReadable }) => isReadable)) {
        const { route, index, canonical, vars } = page
        pages.push({ route, index, canonical, vars })
        for (const alias of page.aliases) aliases[alias] = route
      }
    }
  }).finally(() => workers.end())
  const index = { pages: pages.length, cities: citiesOf(pages), aliases }
  const folder = indexFolder(siteFolder)
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(sitemaps(site.data, pages))) replaceFile(join(folder, name), text)
  // last, since servers notice a new index by it
  replaceFile(indexFile(siteFolder), JSON.stringify(index))
  return index
}

/** Writes a file as a whole: who reads it meanwhile gets the old content or the new one. */
function replaceFile(file: string, content: string): void {
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, content)
  renameSync(unfinished, file)
}
