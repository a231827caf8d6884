import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { imageSize } from 'image-size'
import type { ImageSize } from './drawing-size'
import { readDrawing } from './drawings'
import { type Fault, findFiles, isLeftover } from '../documents/files'

/** Pictures by address, such as "/images/truck.jpg". A drawing that can be shown has no info. */
export type Images = Map<string, ImageInfo | undefined>

/** A picture's size or fault, read without decoding the picture. */
export interface ImageInfo extends Partial<ImageSize> {
  /** Set if it can't be shown. */
  fault?: Fault
  isAnimated?: boolean
}

/** Lists the files below images/ in a public folder. */
export function listImages(publicFolder: string): Images {
  const images = join(publicFolder, 'images')
  return new Map(
    findFiles(images, publicFolder, isLeftover).map(({ name, fault }) => [
      `/images/${name}`,
      fault ? { fault } : readImageInfo(join(images, name)),
    ]),
  )
}

/** The addresses of these pictures that can be shown. */
export const usableImages = (images: Images, addresses: string[]): string[] =>
  addresses.filter((address) => images.has(address) && !images.get(address)?.fault)

/** The EXIF orientation from which a photo is shown rotated by 90 degrees. */
const ROTATED = 5

/** The size at which a picture or a drawing is shown; undefined if its content doesn't say. */
export function sizeOf(content: Uint8Array): ImageSize | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(content)
    // an empty file counts as a picture without a size
    if (!(width > 0)) return undefined
    return orientation >= ROTATED ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}

/** Reads a picture's size or fault from its first and last bytes. */
function readImageInfo(file: string): ImageInfo | undefined {
  let descriptor: number | undefined
  try {
    const openFile = (descriptor = openSync(file, 'r'))
    return imageInfo(file, {
      size: fstatSync(openFile).size,
      read: (start, length) => {
        const bytes = Buffer.alloc(length)
        return bytes.subarray(0, readSync(openFile, bytes, 0, length, start))
      },
    })
  } catch (error) {
    return {
      fault: { what: `can’t be read (${(error as Error).message})`, hint: 'Give your account permission to read it.' },
    }
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

/** The bytes of a file, on disk or in memory. */
interface Content {
  size: number
  /** Reads up to `length` bytes. */
  read: (start: number, length: number) => Buffer
}

/** The content of a file in memory. */
export const contentOf = (bytes: Buffer): Content => ({
  size: bytes.length,
  read: (start, length) => bytes.subarray(start, start + length),
})

/** The bytes that contain the size of nearly every picture. A thumbnail in a photo's metadata can push it further back. */
const HEADER = 16 * 1024

const MAX_MEGABYTES = 25
const MAX_MEGAPIXELS = 40

/** The formats that pages show, by file extension. */
const FORMATS: Record<string, string> = { jpg: 'JPG', jpeg: 'JPG', png: 'PNG', webp: 'WebP', avif: 'AVIF', svg: 'SVG' }

/** The extensions of other picture formats. */
const OTHER_ENDINGS = /\.(?:heic|heif|gif|tiff?|bmp|jfif|psd|jxl|eps|ai|raw|cr2|nef|dng)$/i

/** The first bytes of each format, as Latin-1. */
const BEGINNINGS: [format: string, RegExp][] = [
  ['JPG', /^\xff\xd8\xff/],
  ['PNG', /^\x89PNG\r\n/],
  ['WebP', /^RIFF[^]{4}WEBP/],
  ['AVIF', /^[^]{4}ftyp(?:[^]{8,32})?avif/],
  ['HEIC', /^[^]{4}ftyp(?:hei|hev|mif1|msf1)/],
  ['GIF', /^GIF8/],
  ['TIFF', /^(?:II\*\0|MM\0\*)/],
  ['BMP', /^BM[^]{4}\0\0\0\0/],
  ['PSD', /^8BPS/],
  ['SVG', /^(?:\xef\xbb\xbf)?\s*<(?:[^]*<)?(?:\w+:)?svg[\s>/]/],
]

const AGAIN = 'Export it again from the program it was made with, or copy it again from its source.'
const SMALLER = 'Save it at a smaller size: 2400 pixels across is plenty.'

/** A picture's size or fault, by its name and bytes; undefined for a drawing, which has no pixels, and for other files. */
export function imageInfo(name: string, content: Content): ImageInfo | undefined {
  const fault = faultOf(name, content)
  if (fault) return { fault }
  if (!formatOf(name) || /\.svg$/i.test(name)) return undefined
  const size = sizeOf(content.read(0, HEADER)) ?? sizeOf(content.read(0, content.size))
  if (!size) return { fault: { what: 'is damaged: its size can’t be read', hint: AGAIN } }
  const { width, height } = size
  if (width * height <= MAX_MEGAPIXELS * 1e6) return isAnimated(content) ? { ...size, isAnimated: true } : size
  return { fault: { what: `has ${width} × ${height} pixels, more than ${MAX_MEGAPIXELS} million`, hint: SMALLER } }
}

function faultOf(name: string, content: Content): Fault | undefined {
  const head = content.read(0, HEADER)
  const named = formatOf(name)
  const actual = BEGINNINGS.find(([, beginning]) => beginning.test(head.toString('latin1')))?.[0]
  if (!named) return actual || OTHER_ENDINGS.test(name) ? misnamed(name, actual) : undefined
  if (content.size === 0) return { what: 'is empty', hint: AGAIN }
  if (content.size > MAX_MEGABYTES * 1e6)
    return { what: `has ${Math.ceil(content.size / 1e6)} MB, more than ${MAX_MEGABYTES}`, hint: SMALLER }
  if (actual && actual !== named) return misnamed(name, actual)
  if (named === 'SVG') {
    const drawing = readDrawing(content.read(0, content.size))
    return drawing.fault ?? (drawing.size ? undefined : SIZELESS)
  }
  if (!actual) return { what: `can’t be opened: its content is not ${named}`, hint: AGAIN }
  return ENDS[actual]?.(content, head) ? undefined : { what: 'is cut off: its end is missing', hint: AGAIN }
}

const formatOf = (name: string): string | undefined => FORMATS[extname(name).slice(1).toLowerCase()]

/** The fault of a picture that has another format than its name says, or one that pages don't show. */
function misnamed(name: string, actual: string | undefined): Fault {
  const extension = extname(name)
  const problem = formatOf(name) ? `though its name ends in ${extension}` : 'which pages don’t show under this name'
  const what = `is in ${actual ?? extension} format, ${problem}`
  if (actual && Object.values(FORMATS).includes(actual)) {
    const properName = `${basename(name, extension)}.${actual.toLowerCase()}`
    return { what, hint: `Rename it to ${properName}, also where documents name it.` }
  }
  const hint = 'Pictures must be JPG, PNG, WebP, AVIF or SVG: open it in a photo program and save it as JPG.'
  return { what, hint: `${hint} Renaming it is not enough.` }
}

/** A browser shows such a drawing in a box of its own choice. */
const SIZELESS: Fault = {
  what: 'has no size: its <svg> needs a viewBox, or a width and a height in pixels',
  hint: 'Add viewBox="0 0 WIDTH HEIGHT" to its <svg>, or export it again with its size.',
}

/** Whether a picture has several frames. */
function isAnimated(content: Content): boolean {
  const head = content.read(0, HEADER)
  const isWebp = head.toString('latin1', 8, 16) === 'WEBPVP8X'
  if (isWebp) return ((head[20] ?? 0) & WEBP_ANIMATION) !== 0
  return head.toString('latin1', 4, 12) === 'ftypavis' || (head[0] === 0x89 && head.includes('acTL'))
}

/** The bit by which a WebP announces an animation. */
const WEBP_ANIMATION = 0x02

/** Whether a picture's file is complete, by its format. */
const ENDS: Record<string, (content: Content, head: Buffer) => boolean> = {
  JPG: (content) => hasAfter(content, startOfScan(content), '\xff\xd9'),
  PNG: (content) => hasAfter(content, 8, 'IEND'),
  WebP: (content, head) => head.readUInt32LE(4) + 8 <= content.size && !endsInZeros(content),
  AVIF: (content) => boxesFit(content) && !endsInZeros(content),
}

const TAIL = 64 * 1024

/** Whether a file has these bytes after a place: usually they are its last ones. */
function hasAfter({ size, read }: Content, start: number, bytes: string): boolean {
  const has = (from: number) => read(from, size - from).includes(bytes, 0, 'latin1')
  return start < size && (has(Math.max(start, size - TAIL)) || has(start))
}

/** The offset at which the pixels of a JPG begin. A thumbnail before them may have an end marker of its own. */
function startOfScan({ size, read }: Content): number {
  for (let offset = 2; offset < size;) {
    const [mark, kind, high = 0, low = 0] = read(offset, 4)
    if (mark !== 0xff) return size
    if (kind === 0xda) return offset
    offset += kind === 0xff ? 1 : 2 + high * 256 + low
  }
  return size
}

/** Whether the boxes that make up an AVIF end within the file. */
function boxesFit({ size, read }: Content): boolean {
  let offset = 0
  for (let boxes = 0; offset < size && boxes < 1000; boxes++) {
    const box = read(offset, 16)
    const length = box.length < 8 ? 0 : box.readUInt32BE(0)
    // 0 means up to the end of the file, 1 that a length of 64 bits follows
    if (length === 0) return true
    offset += length === 1 && box.length === 16 ? Number(box.readBigUInt64BE(8)) : Math.max(length, 8)
  }
  return offset <= size
}

/**
 * Whether the rest of a file was never written: an interrupted copy may have its full length, with zeros from one of the disk's
 * blocks on. A picture whose lower part is flat ends in zeros too, but they begin anywhere.
 */
function endsInZeros({ size, read }: Content): boolean {
  if (read(Math.max(0, size - SECTOR), SECTOR).some((byte) => byte !== 0)) return false
  const written = read(0, size).findLastIndex((byte) => byte !== 0) + 1
  // the last bytes of the block before may be zeros by chance
  const isAtSector = (SECTOR - (written % SECTOR)) % SECTOR < 4
  return isAtSector && size - written >= size / 8
}

/** The smallest block of a disk, in bytes. */
const SECTOR = 512
