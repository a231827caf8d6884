import { type Dirent, closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { imageSize } from 'image-size'

/** Pictures by their address, "/images/truck.jpg", with their size where it is known. */
export type Images = Map<string, ImageSize | undefined>

/** In pixels. */
export interface ImageSize {
  width: number
  height: number
}

/** The files below a folder, "towns/anna.json", in alphabetical order; none where the folder doesn't exist. */
export function listFiles(folder: string): string[] {
  // entries come with their type: to stat each of ten thousand files would take long
  const inside = (path: string): string[] =>
    readdirSync(`${folder}/${path}`, { withFileTypes: true }).flatMap((entry) =>
      isFolder(entry, `${folder}/${path}${entry.name}`) ? inside(`${path}${entry.name}/`) : [`${path}${entry.name}`],
    )
  return existsSync(folder) ? inside('').sort() : []
}

/** Whether an entry is a folder or a link to one. */
const isFolder = (entry: Dirent, path: string): boolean =>
  entry.isDirectory() || (entry.isSymbolicLink() && (statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false))

/** The folder of a site's pictures: public/ beside the site's own folder, else the project's. */
export function publicFolder(siteFolder: string): string {
  const beside = join(dirname(resolve(siteFolder)), 'public')
  return existsSync(beside) ? beside : resolve('public')
}

/** The pictures below images/ in a public folder, with their sizes. */
export function listImages(publicFolder: string): Images {
  const images = join(publicFolder, 'images')
  return new Map(listFiles(images).map((name) => [`/images/${name}`, readImageSize(join(images, name))]))
}

/**
 * The addresses of all files of public/ beside a site's folder: "/images/truck.jpg", in alphabetical order.
 * None where the site borrows the project's public folder, which may hold more than it uses.
 */
export const listPublicFiles = (siteFolder: string): string[] =>
  listFiles(join(siteFolder, '..', 'public')).map((file) => `/${file}`)

/** How many bytes hold the size of nearly every picture. A thumbnail in a photograph's metadata can push it further back. */
const HEADER = 16 * 1024

/**
 * Reads the size of a picture from its header.
 * @returns undefined for a drawing, which has no pixels, and for what is no picture
 */
export function readImageSize(file: string): ImageSize | undefined {
  if (!/\.(jpe?g|png|webp|avif)$/i.test(file)) return undefined
  return sizeOf(() => readHeader(file)) ?? sizeOf(() => readFileSync(file))
}

function readHeader(file: string): Uint8Array {
  const descriptor = openSync(file, 'r')
  try {
    const buffer = new Uint8Array(HEADER)
    return buffer.subarray(0, readSync(descriptor, buffer, 0, HEADER, 0))
  } finally {
    closeSync(descriptor)
  }
}

/** The size of a picture or a drawing by its content; undefined where the content doesn't say it. */
export function sizeOf(read: () => Uint8Array): ImageSize | undefined {
  try {
    const { width, height } = imageSize(read())
    // an empty file passes for a picture of no size
    return width > 0 ? { width, height } : undefined
  } catch {
    return undefined
  }
}
