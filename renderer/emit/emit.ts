import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { listFiles } from '../documents/files'
import type { SiteModel } from '../render/model'
import type { LoadedSite } from '../site/site'
import { isDrawing, publishedDrawing } from '../pictures/drawing-files'
import { mayHoldMetadata, stripMetadata } from '../pictures/strip-metadata'
import { makeVariant } from '../pictures/image-variants'
import { MARKER } from './host-files'
import { feedFiles } from './feed'
import type { Output } from './output'
import { redirectPages } from './redirect-pages'
import { type Listed, fileOf, siteFiles } from './site-files'
import type { PageFacts } from '../site/page'

/** Reports the progress of long work. */
export type Progress = (done: number, total: number) => void

/** Writes everything except a site's pages and code: files of public/, pictures, sitemap, feed, redirects, headers. */
export async function emit(
  model: SiteModel,
  pages: (Listed & Pick<PageFacts, 'aliases' | 'article'>)[],
  { publicFolder, publicFiles }: Pick<LoadedSite, 'publicFolder' | 'publicFiles'>,
  output: Output,
  onProgress?: Progress,
): Promise<void> {
  const pageFiles = new Set(pages.flatMap(({ route, aliases }) => [route, ...aliases].map(fileOf)))
  // pictures are published only if pages show them; a page replaces a file of public/ with its name, as a rule warns
  const names = publicFiles.filter((address) => !address.startsWith('/images/')).map((address) => address.slice(1))
  const publicNames = new Set(names.filter((name) => !pageFiles.has(name)))
  const files = { ...siteFiles(model.site, pages), ...feedFiles(model.site, pages) }
  const otherFiles = [...pageFiles, ...publicNames, ...Object.keys(files)]
  // an author's own robots.txt replaces ours
  for (const [name, content] of Object.entries(files)) if (!publicNames.has(name)) output.write(name, content)
  const nameOf = namesAreFolded(output.folder) ? (file: string) => file.toLowerCase() : (file: string) => file
  const otherNames = new Set(otherFiles.map(nameOf))
  for (const [name, content] of Object.entries(redirectPages(model.site, otherFiles)))
    if (!otherNames.has(nameOf(name))) output.write(name, content)
  for (const name of publicNames) await copyPublicFile(name, publicFolder, output)
  await emitPictures(model, publicFolder, output, onProgress)
}

/** Whether "About.html" is "about.html" in a folder of a build, as on macOS and Windows. */
const namesAreFolded = (folder: string) => existsSync(join(folder, MARKER.toUpperCase()))

/** Publishes a file of public/: a drawing as the check has understood it, a picture without its metadata. */
async function copyPublicFile(name: string, publicFolder: string, output: Output): Promise<void> {
  const file = join(publicFolder, name)
  if (isDrawing(name)) output.write(name, publishedDrawing(file).markup)
  else if (!mayHoldMetadata(name)) await output.copy(name, () => file)
  else if (output.takes(name)) output.write(name, stripMetadata(await readFile(file)))
}

/** Copies the pictures that the site shows and makes their variants, one per processor at a time. */
async function emitPictures(
  { images }: SiteModel,
  publicFolder: string,
  output: Output,
  onProgress?: Progress,
): Promise<void> {
  const tasks = Object.entries(images).flatMap(([address, { variants }]) => {
    const master = join(publicFolder, address)
    // an image service makes its own variants
    const ownVariants = variants.filter(({ url }) => url.startsWith('/'))
    return [
      () => copyPublicFile(address.slice(1), publicFolder, output),
      ...ownVariants.map(
        (variant) => () => output.copy(variant.url.slice(1), () => makeVariant(master, variant), true),
      ),
    ]
  })
  const total = tasks.length
  let done = 0
  const work = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      await task()
      onProgress?.(++done, total)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

/** Copies the browser's code, whose file names hold hashes of their content. */
export async function emitCode(folder: string, output: Output): Promise<void> {
  for (const file of listFiles(folder)) await output.copy(file, () => join(folder, file), true)
}
