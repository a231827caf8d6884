import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { listFiles } from '../documents/files'
import type { SiteModel } from '../render/model'
import type { LoadedSite } from '../site/site'
import { mayHoldMetadata, stripMetadata } from '../pictures/strip-metadata'
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
  for (const name of copied) await publishFile(output, name, join(publicFolder, name))
  // the pictures that the site uses and their variants, one per processor at a time
  const tasks = Object.entries(model.images).flatMap(([address, { variants }]) => {
    const master = join(publicFolder, address)
    // the variants of an image service are not on this site
    const ours = variants.filter(({ url }) => url.startsWith('/'))
    return [
      () => publishFile(output, address.slice(1), master),
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

/** Publishes a file of public/, a picture without its metadata: nobody should learn from a photo where its photographer lives. */
async function publishFile(output: Output, name: string, file: string): Promise<void> {
  if (!mayHoldMetadata(name)) await output.copy(name, () => file)
  else if (output.takes(name)) output.write(name, stripMetadata(await readFile(file)))
}

/** Copies the browser's code, whose file names hold hashes of their content. */
export async function emitCode(folder: string, output: Output): Promise<void> {
  for (const file of listFiles(folder)) await output.copy(file, () => join(folder, file), true)
}
