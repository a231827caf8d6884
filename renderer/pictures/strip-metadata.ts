import { crc32 } from 'node:zlib'
import { stripAvif } from './strip-avif'
import { exifOf, orientationIn } from './exif'

/**
 * A picture without its metadata: EXIF with the place where a photo was taken, XMP, IPTC, comments, thumbnails, and whatever
 * follows the picture. Pixels, color profile and orientation stay. What is neither a JPG, a PNG, a WebP nor an AVIF stays
 * as it is.
 */
export function stripMetadata(picture: Buffer): Buffer {
  const beginning = picture.toString('latin1', 0, 12)
  if (beginning.startsWith('\xff\xd8\xff')) return stripJpg(picture)
  if (beginning.startsWith('\x89PNG\r\n')) return stripPng(picture)
  if (/^RIFF[^]{4}WEBP/.test(beginning)) return stripWebp(picture)
  return /^[^]{4}ftyp/.test(beginning) ? stripAvif(picture) : picture
}

/** The names of the files that may hold metadata. */
export const mayHoldMetadata = (name: string): boolean => /\.(?:jpe?g|png|webp|avif)$/i.test(name)

const EXIF = 'Exif\0\0'

/** Keeps the segments of a JPG that its pixels need. */
function stripJpg(jpg: Buffer): Buffer {
  const kept: Buffer[] = []
  let offset = 2
  while (offset + 4 <= jpg.length) {
    const kind = jpg[offset + 1] ?? 0
    if (jpg[offset] !== 0xff || kind === 0xd9) break
    // a marker may be preceded by any number of these
    if (kind === 0xff) {
      offset++
      continue
    }
    const end = offset + 2 + jpg.readUInt16BE(offset + 2)
    const segment = jpg.subarray(offset, end)
    const content = segment.toString('latin1', 4, 20)
    const isExif = kind === 0xe1 && content.startsWith(EXIF)
    const orientation = isExif ? orientationIn(segment.subarray(4 + EXIF.length)) : 1
    if (orientation !== 1) kept.push(jpgSegment(0xe1, Buffer.from(EXIF), exifOf(orientation)))
    if (kind === 0xe0 && content.startsWith('JFIF\0')) kept.push(withoutThumbnail(segment))
    else if (isNeeded(kind, content)) kept.push(segment)
    offset = end
    if (kind !== 0xda) continue
    offset = endOfScan(jpg, end)
    kept.push(jpg.subarray(end, offset))
  }
  return Buffer.concat([jpg.subarray(0, 2), ...kept, Buffer.from([0xff, 0xd9])])
}

/** Whether a JPG's segment is more than metadata: the profile of its colors, how Adobe has encoded them, or its pixels. */
function isNeeded(kind: number, content: string): boolean {
  if (kind === 0xe2) return content.startsWith('ICC_PROFILE\0')
  if (kind === 0xee) return content.startsWith('Adobe')
  const isApplicationData = kind >= 0xe0 && kind <= 0xef
  const isComment = kind === 0xfe
  return !isApplicationData && !isComment
}

/** The first segment of a JPG may hold a thumbnail, behind its size in two bytes. */
const withoutThumbnail = (segment: Buffer): Buffer => jpgSegment(0xe0, segment.subarray(4, 16), Buffer.from([0, 0]))

function jpgSegment(kind: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const head = Buffer.from([0xff, kind, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** The offset of the first marker after a scan's pixels, in which 0xff is followed by 0 or by the number of a restart. */
function endOfScan(jpg: Buffer, start: number): number {
  for (let offset = jpg.indexOf(0xff, start); offset >= 0; offset = jpg.indexOf(0xff, offset + 1)) {
    const next = jpg[offset + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return offset
  }
  return jpg.length
}

/** The chunks of a PNG that change what is shown, animations included. */
const PNG_CHUNKS =
  /^(?:IHDR|PLTE|IDAT|IEND|tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|mDCV|cLLI|bKGD|pHYs|sPLT|hIST|acTL|fcTL|fdAT)$/

function stripPng(png: Buffer): Buffer {
  const kept = [png.subarray(0, 8)]
  for (let offset = 8; offset + 12 <= png.length;) {
    const end = offset + 12 + png.readUInt32BE(offset)
    const type = png.toString('latin1', offset + 4, offset + 8)
    if (PNG_CHUNKS.test(type)) kept.push(png.subarray(offset, end))
    const orientation = type === 'eXIf' ? orientationIn(png.subarray(offset + 8, end - 4)) : 1
    if (orientation !== 1) kept.push(pngChunk('eXIf', exifOf(orientation)))
    if (type === 'IEND') break
    offset = end
  }
  return Buffer.concat(kept)
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

const WEBP_CHUNKS = /^(?:VP8[ LX]|ANIM|ANMF|ALPH|ICCP)$/

/** The bits of the chunk VP8X that announce metadata. */
const HAS_EXIF = 0x08
const HAS_XMP = 0x04

function stripWebp(webp: Buffer): Buffer {
  const fileEnd = Math.min(webp.length, 8 + webp.readUInt32LE(4))
  const kept: Buffer[] = []
  let orientation = 1
  for (let offset = 12; offset + 8 <= fileEnd;) {
    const length = webp.readUInt32LE(offset + 4)
    const end = offset + 8 + length + (length % 2)
    const type = webp.toString('latin1', offset, offset + 4)
    const chunk = Buffer.from(webp.subarray(offset, end))
    if (WEBP_CHUNKS.test(type)) kept.push(chunk)
    // some programs put the name of a JPG's segment in front
    if (type === 'EXIF') orientation = orientationIn(chunk.subarray(chunk.includes(EXIF) ? 8 + EXIF.length : 8))
    offset = end
  }
  const features = kept[0]?.toString('latin1', 0, 4) === 'VP8X' ? kept[0] : undefined
  if (features) {
    const isRotated = orientation !== 1
    features[8] = ((features[8] ?? 0) & ~(HAS_EXIF | HAS_XMP)) | (isRotated ? HAS_EXIF : 0)
    if (isRotated) kept.push(webpChunk('EXIF', exifOf(orientation)))
  }
  return webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...kept]))
}

function webpChunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(content.length)
  return Buffer.concat([Buffer.from(type), length, content])
}
