import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { imageSize } from 'image-size'
import type { ImageSize } from './drawing-size'
import { readDrawing } from './drawings'
import { type Fault, findFiles, isSystemFile } from '../documents/files'

/** Pictures by their address, "/images/truck.jpg", with what is known of them; nothing is known of a drawing. */
export type Images = Map<string, ImageInfo | undefined>

/** What a picture's file says, without decoding all of it. */
export interface ImageInfo extends Partial<ImageSize> {
  /** Set if it can't be shown. */
  fault?: Fault
}

/** The files below images/ in a public folder, with what they say. */
export function listImages(publicFolder: string): Images {
  const images = join(publicFolder, 'images')
  return new Map(
    findFiles(images, publicFolder, isSystemFile).map(({ name, fault }) => [
      `/images/${name}`,
      fault ? { fault } : readImageInfo(join(images, name)),
    ]),
  )
}

/** Those of these pictures that can be shown. */
export const usableImages = (images: Images, addresses: string[]): string[] =>
  addresses.filter((address) => images.has(address) && !images.get(address)?.fault)

/** The values of EXIF's orientation from which on a photo is shown turned by 90 degrees. */
const TURNED = 5

/** The size that a picture or a drawing is shown in, by its content; undefined where the content doesn't say it. */
export function sizeOf(content: Uint8Array): ImageSize | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(content)
    // an empty file passes for a picture of no size
    if (!(width > 0)) return undefined
    return orientation >= TURNED ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}

/** Reads what a picture's file says from its first and its last bytes. */
function readImageInfo(file: string): ImageInfo | undefined {
  let descriptor: number | undefined
  try {
    const opened = (descriptor = openSync(file, 'r'))
    return imageInfo(file, {
      size: fstatSync(opened).size,
      read: (start, length) => {
        const bytes = Buffer.alloc(length)
        return bytes.subarray(0, readSync(opened, bytes, 0, length, start))
      },
    })
  } catch (error) {
    return { fault: { what: `can’t be read (${(error as Error).message})`, hint: 'Let your account read the file.' } }
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

/** The bytes of a file, in the file or in memory. */
interface Content {
  size: number
  /** At most this many bytes, from a place on. */
  read: (start: number, length: number) => Buffer
}

/** The content of a file that is in memory. */
export const contentOf = (bytes: Buffer): Content => ({
  size: bytes.length,
  read: (start, length) => bytes.subarray(start, start + length),
})

/** How many bytes hold the size of nearly every picture. A thumbnail in a photograph's metadata can push it further back. */
const HEADER = 16 * 1024

const MAX_MEGABYTES = 25
const MAX_MEGAPIXELS = 40

/** The formats that pages show, by how their files' names end. */
const FORMATS: Record<string, string> = { jpg: 'JPG', jpeg: 'JPG', png: 'PNG', webp: 'WebP', avif: 'AVIF', svg: 'SVG' }

/** The endings of other formats that people take for pictures. */
const OTHER_ENDINGS = /\.(?:heic|heif|gif|tiff?|bmp|jfif|psd|jxl|eps|ai|raw|cr2|nef|dng)$/i

/** The first bytes of formats, as Latin-1. */
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

const AGAIN = 'Export it again from the program it was made with, or copy it again from where it comes from.'
const SMALLER = 'Save it smaller: 2400 pixels across are plenty.'

/** What a picture says by its name and its bytes; undefined for a drawing, which has no pixels, and for no picture. */
export function imageInfo(name: string, content: Content): ImageInfo | undefined {
  const fault = faultOf(name, content)
  if (fault) return { fault }
  if (!formatOf(name) || /\.svg$/i.test(name)) return undefined
  const size = sizeOf(content.read(0, HEADER)) ?? sizeOf(content.read(0, content.size))
  if (!size) return { fault: { what: 'is damaged: it does not say how large it is', hint: AGAIN } }
  const { width, height } = size
  if (width * height <= MAX_MEGAPIXELS * 1e6) return size
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
  if (named === 'SVG') return readDrawing(content.read(0, content.size)).fault
  if (!actual) return { what: `can’t be opened: it holds no ${named} picture`, hint: AGAIN }
  return ENDS[actual]?.(content, head) ? undefined : { what: 'is cut off: its end is missing', hint: AGAIN }
}

const formatOf = (name: string): string | undefined => FORMATS[extname(name).slice(1).toLowerCase()]

/** What is wrong with a picture whose name says another format, or one that pages don't show. */
function misnamed(name: string, actual: string | undefined): Fault {
  const ending = extname(name)
  const what = `is a ${actual ?? ending} file, ${formatOf(name) ? `though its name ends in ${ending}` : 'which pages don’t show by this name'}`
  const isShown = Object.values(FORMATS).includes(actual ?? '')
  if (isShown)
    return {
      what,
      hint: `Rename it to ${basename(name, ending)}.${actual?.toLowerCase()}, also where documents name it.`,
    }
  const hint = 'Pictures are JPG, PNG, WebP, AVIF or SVG: open it in a program for photos, and save it as JPG.'
  return { what, hint: `${hint} Another name alone does not change it.` }
}

/** Whether a picture's file is whole, by its format. */
const ENDS: Record<string, (content: Content, head: Buffer) => boolean> = {
  JPG: (content) => hasAfter(content, startOfScan(content), '\xff\xd9'),
  PNG: (content) => hasAfter(content, 8, 'IEND'),
  WebP: (content, head) => head.readUInt32LE(4) + 8 <= content.size && !endsInZeros(content),
  AVIF: (content) => boxesFit(content) && !endsInZeros(content),
}

const TAIL = 64 * 1024

/** Whether a file has these bytes behind a place: usually they are its last ones. */
function hasAfter({ size, read }: Content, start: number, bytes: string): boolean {
  const has = (from: number) => read(from, size - from).includes(bytes, 0, 'latin1')
  return start < size && (has(Math.max(start, size - TAIL)) || has(start))
}

/** Where the pixels of a JPG begin. A thumbnail before them may have an end of its own. */
function startOfScan({ size, read }: Content): number {
  for (let at = 2; at < size;) {
    const [mark, kind, high = 0, low = 0] = read(at, 4)
    if (mark !== 0xff) return size
    if (kind === 0xda) return at
    at += kind === 0xff ? 1 : 2 + high * 256 + low
  }
  return size
}

/** Whether the boxes that an AVIF consists of end within it. */
function boxesFit({ size, read }: Content): boolean {
  let at = 0
  for (let boxes = 0; at < size && boxes < 1000; boxes++) {
    const box = read(at, 16)
    const length = box.length < 8 ? 0 : box.readUInt32BE(0)
    // 0 is a box up to the end, 1 has its length as 64 bits
    if (length === 0) return true
    at += length === 1 && box.length === 16 ? Number(box.readBigUInt64BE(8)) : Math.max(length, 8)
  }
  return at <= size
}

/** A copy that was broken off may have its full length, without its content. */
const endsInZeros = ({ size, read }: Content): boolean => read(Math.max(0, size - 64), 64).every((byte) => byte === 0)
