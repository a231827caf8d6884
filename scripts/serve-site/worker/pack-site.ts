import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../../../schemas/types'
import { probeImages } from '../../../renderer/pipeline/images/probe-images'
import type { LoadedSite } from '../../../renderer/pipeline/inspect'
import { sharedNames } from '../files/load-without-pages'
import type { SiteIndex } from '../pages/site-index'
import type { PackedSite } from './packed-site'

/** The pictures that a page can show. */
const PICTURE = /\.(?:svg|png|jpe?g|webp|avif)$/i

/** Packs what a worker must have of a site beside its pages. */
export async function packSite(loaded: LoadedSite, { imageHost }: Site, index: SiteIndex): Promise<PackedSite> {
  const { folder, publicFolder, images } = loaded
  const names = [...sharedNames(folder), 'site.json']
  const documents = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const pictures = [...images.keys()].filter((address) => PICTURE.test(address))
  return { folder, documents, images: [...images], files: await probeImages(publicFolder, pictures, imageHost), index }
}
