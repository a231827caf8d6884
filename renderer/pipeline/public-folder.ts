import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The folder of a site's pictures: public/ beside the site's own folder, else the project's. */
export function publicFolder(siteFolder: string): string {
  const beside = join(dirname(resolve(siteFolder)), 'public')
  return existsSync(beside) ? beside : resolve('public')
}

/** The addresses of all files below public/images: "/images/truck.jpg". */
export function listImages(publicFolder: string): Set<string> {
  const images = join(publicFolder, 'images')
  if (!existsSync(images)) return new Set()
  const names = readdirSync(images, { recursive: true, encoding: 'utf8' })
  return new Set(names.map((name) => `/images/${name.replaceAll('\\', '/')}`))
}
