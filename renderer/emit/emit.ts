import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { listFiles } from '../documents/files'
import type { SiteModel } from '../render/model'
import type { LoadedSite } from '../site/site'
import { isDrawing, publishedDrawing } from '../pictures/drawing-files'
import { makeVariant } from '../pictures/image-variants'
import type { Output } from './output'
import { fileOf, siteFiles } from './site-files'
import type { PageFacts } from '../site/page'

/** Reports the progress of long work. */
export type Progress = (done: number, total: number) => void

/** Writes everything but the pages and the code of a site: files of public/, pictures, sitemap, redirects, headers. */
export async function emit(
  model: SiteModel,
  facts: PageFacts[],
  { publicFolder, publicFiles }: Pick<LoadedSite, 'publicFolder' | 'publicFiles'>,
  output: Output,
  onProgress?: Progress,
): Promise<void> {
  const pages = new Set(facts.flatMap(({ route, aliases }) => [route, ...aliases].map(fileOf)))
  // pictures are published only where pages show them; a page wins over a file of public/ with its name, as a rule warns
  const others = publicFiles.filter((address) => !address.startsWith('/images/')).map((address) => address.slice(1))
  const copied = new Set(others.filter((name) => !pages.has(name)))
  for (const [name, content] of Object.entries(siteFiles(model.site, facts))) {
    // an author's own robots.txt wins
    if (!copied.has(name)) output.write(name, content)
  }
  const copy = async (name: string) => {
    const file = join(publicFolder, name)
    // a drawing is published as the check has understood it
    if (isDrawing(name)) output.write(name, publishedDrawing(file).markup)
    else await output.copy(name, () => file)
  }
  for (const name of copied) await copy(name)
  // the pictures that the site uses and their variants, one per processor at a time
  const tasks = Object.entries(model.images).flatMap(([address, { variants }]) => {
    const master = join(publicFolder, address)
    // the variants of an image service are not on this site
    const ours = variants.filter(({ url }) => url.startsWith('/'))
    return [
      () => copy(address.slice(1)),
      ...ours.map((variant) => () => output.copy(variant.url.slice(1), () => makeVariant(master, variant), true)),
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
