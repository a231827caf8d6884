import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type ImageSize, readImageSize } from './read-image-size'

/** Pictures by their address, "/images/truck.jpg", with their size where they have one. */
export type Images = Map<string, ImageSize | undefined>

/** The folder of a site's pictures: public/ beside the site's own folder, else the project's. */
export function publicFolder(siteFolder: string): string {
  const beside = join(dirname(resolve(siteFolder)), 'public')
  return existsSync(beside) ? beside : resolve('public')
}

/** All files below public/images. */
export function listImages(publicFolder: string): Images {
  const images = join(publicFolder, 'images')
  if (!existsSync(images)) return new Map()
  const names = readdirSync(images, { recursive: true, encoding: 'utf8' })
  return new Map(names.map((name) => [`/images/${name.replaceAll('\\', '/')}`, readImageSize(join(images, name))]))
}
