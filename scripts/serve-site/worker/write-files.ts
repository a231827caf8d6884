import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { emit } from '../../../renderer/pipeline/emit'
import { Output } from '../../../renderer/pipeline/emit/output'
import { copyCode } from '../../build/copy-code'
import type { Code } from '../../code/code'
import { createProgress } from '../../progress'
import { indexFiles } from '../files/index-files'
import type { RequestedSite } from '../pages/open-requested-site'
import type { PackedSite } from './packed-site'

/** Writes all that a site has beside its pages: the browser's code, every picture it could show, the sitemap. */
export async function writeFiles(
  { loaded, model }: RequestedSite,
  { files }: PackedSite,
  code: Code,
  folder: string,
): Promise<void> {
  const output = new Output(folder)
  await copyCode(code.client, output)
  const pictures = createProgress('pictures')
  await emit({ ...model, images: files }, loaded, output, pictures.update)
  pictures.end()
  const { folder: indexed } = indexFiles(loaded.folder)
  const sitemaps = readdirSync(indexed).filter(
    (name) => name.endsWith('.xml') && !loaded.publicFiles.includes(`/${name}`),
  )
  for (const name of sitemaps) output.write(name, readFileSync(join(indexed, name), 'utf8'))
}
