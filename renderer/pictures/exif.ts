/** The tag of the orientation, and the type of a number of two bytes. */
const ORIENTATION = 0x0112
const SHORT = 3

/** The orientation that EXIF data names, from 2 to 8; 1, which is upright, if it names none. */
export function orientationIn(exif: Buffer): number {
  const isLittleEndian = exif.toString('latin1', 0, 2) === 'II'
  const numberAt = (offset: number, length: 2 | 4) => {
    if (offset + length > exif.length) return 0
    return isLittleEndian ? exif.readUIntLE(offset, length) : exif.readUIntBE(offset, length)
  }
  const directory = numberAt(4, 4)
  const tags = Array.from({ length: numberAt(directory, 2) }, (_, index) => directory + 2 + 12 * index)
  const tag = tags.find((offset) => numberAt(offset, 2) === ORIENTATION)
  const orientation = tag === undefined ? 1 : numberAt(tag + 8, 2)
  return orientation >= 1 && orientation <= 8 ? orientation : 1
}

/** EXIF data with an orientation and nothing else. */
export function exifOf(orientation: number): Buffer {
  const exif = Buffer.alloc(26)
  exif.write('MM\0*', 'latin1')
  // one directory, at once, with one tag of one number
  exif.writeUInt32BE(8, 4)
  exif.writeUInt16BE(1, 8)
  exif.writeUInt16BE(ORIENTATION, 10)
  exif.writeUInt16BE(SHORT, 12)
  exif.writeUInt32BE(1, 14)
  exif.writeUInt16BE(orientation, 18)
  return exif
}
