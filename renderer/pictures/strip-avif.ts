/** A box, of which an AVIF is made: a type, and other boxes or data. */
interface Box {
  type: string
  /** Where its content begins and ends in the file. */
  start: number
  end: number
}

/** The boxes that hold pictures. */
const NEEDED = new Set(['ftyp', 'meta', 'mini', 'moov', 'mdat'])

/**
 * An AVIF whose metadata is overwritten with zeros: everything stays at its place, since the file is full of offsets. Its
 * orientation and color profile are not metadata.
 */
export function stripAvif(avif: Buffer): Buffer {
  const stripped = Buffer.from(avif)
  const boxes = boxesIn(avif, 0, avif.length)
  for (const { type, start, end } of boxes) if (!NEEDED.has(type)) stripped.fill(0, start, end)
  const meta = boxes.find(({ type }) => type === 'meta')
  if (!meta) return stripped
  // a version and flags come first
  const parts = boxesIn(avif, meta.start + 4, meta.end)
  const partOf = (type: string) => parts.find((part) => part.type === type)
  const [items, locations] = [partOf('iinf'), partOf('iloc')]
  if (!items || !locations) return stripped
  const metadata = metadataItems(avif, items)
  for (const { item, start, end } of extents(avif, locations, partOf('idat')?.start ?? 0))
    if (metadata.has(item)) stripped.fill(0, start, end)
  return stripped
}

function boxesIn(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let offset = from; offset + 8 <= to;) {
    const short = file.readUInt32BE(offset)
    // 0 means up to the end, 1 that a length of 64 bits follows
    const isLong = short === 1 && offset + 16 <= to
    const length = short === 0 ? to - offset : isLong ? Number(file.readBigUInt64BE(offset + 8)) : short
    const start = offset + (isLong ? 16 : 8)
    const end = Math.min(to, offset + Math.max(length, 8))
    boxes.push({ type: file.toString('latin1', offset + 4, offset + 8), start, end })
    offset = end
  }
  return boxes
}

/** The ids of the items that are EXIF, or a text such as XMP. */
function metadataItems(file: Buffer, { start, end }: Box): Set<number> {
  const ids = new Set<number>()
  // the count has 16 bits in version 0
  const first = start + (file[start] === 0 ? 6 : 8)
  for (const { type, start } of boxesIn(file, first, end)) {
    if (type !== 'infe') continue
    const idLength = (file[start] ?? 0) >= 3 ? 4 : 2
    const itemType = file.toString('latin1', start + 4 + idLength + 2, start + 4 + idLength + 6)
    if (['Exif', 'mime', 'uri '].includes(itemType)) ids.add(file.readUIntBE(start + 4, idLength))
  }
  return ids
}

/** Where the data of each item is in the file, in one or more pieces. */
function extents(file: Buffer, { start }: Box, dataStart: number): { item: number; start: number; end: number }[] {
  let offset = start
  const next = (length: number) => {
    const from = offset
    offset += length
    if (length === 0 || offset > file.length) return 0
    return length === 8 ? Number(file.readBigUInt64BE(from)) : file.readUIntBE(from, length)
  }
  const version = next(1)
  next(3)
  const [sizes, moreSizes] = [next(1), next(1)]
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, moreSizes >> 4]
  const indexSize = version === 0 ? 0 : moreSizes & 15
  const idSize = version < 2 ? 2 : 4
  const pieces: { item: number; start: number; end: number }[] = []
  for (let items = next(idSize); items > 0; items--) {
    const item = next(idSize)
    const isInBox = version > 0 && (next(2) & 15) === 1
    next(2)
    const base = next(baseSize) + (isInBox ? dataStart : 0)
    for (let count = next(2); count > 0; count--) {
      next(indexSize)
      const start = base + next(offsetSize)
      pieces.push({ item, start, end: start + next(lengthSize) })
    }
  }
  return pieces
}
