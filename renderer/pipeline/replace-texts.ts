import { relative } from 'node:path'
import { type KnownCities, createHeadReader } from '../documents/city-count'
import { type LoadedSite, commonDocuments } from '../site/site'
import { siteOf } from './load-site'

/** The texts of a site's files, by file; undefined for a file that doesn't exist. */
export type Texts = ReadonlyMap<string, string | undefined>

/**
 * A site as it would be with other texts in its files. Nothing is written.
 * @param texts the files that differ; further files are the site's too
 * @param cities the number of its cities, if known
 */
export function replaceTexts(site: LoadedSite, texts: Texts, cities?: KnownCities): LoadedSite {
  const { folder, pages, publicFolder, images, publicFiles, writtenAt, today: date, showsAll } = site
  const allTexts = new Map([...(site.texts ?? []), ...texts])
  const read = (file: string) => allTexts.get(file) ?? site.read(file)
  const pageFiles = new Set(pages.map(({ file }) => file))
  const arePagesAlone = [...texts].every(([file, text]) => text !== undefined && pageFiles.has(file))
  // the documents that it has read are the same then; to list ten thousand pages again takes a tenth of a second
  if (arePagesAlone && cities !== undefined)
    return {
      ...site,
      read,
      headOf: createHeadReader(read),
      textOf: (file) => allTexts.get(file) ?? site.textOf(file),
      texts: allTexts,
    }
  const documents = new Set([...pageFiles, ...commonDocuments(site).map(({ file }) => file)])
  const files = new Set([...documents, ...texts.keys()])
  for (const [file, text] of texts) if (text === undefined) files.delete(file)
  const names = [...files].map((file) => relative(folder, file).replaceAll('\\', '/')).sort()
  // siteOf finds those among the documents again
  const strays = site.strays.filter(({ file }) => !documents.has(file))
  const changed = siteOf(folder, names, {
    publicFolder,
    images,
    publicFiles,
    writtenAt,
    strays,
    read,
    cities,
    occasion: { date, showsAll },
  })
  return { ...changed, texts: allTexts }
}
