import sharp, { type Metadata } from 'sharp'
import { describe, expect, test } from 'vitest'
import { stripMetadata } from './strip-metadata'

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>SECRET-XMP</rdf:RDF></x:xmpmeta>'

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const

/** A photo on its side, with its place, a name and a color profile. */
async function photo(format: (typeof FORMATS)[number], orientation = 6): Promise<Buffer> {
  const pixels = sharp({ create: { width: 90, height: 60, channels: 3, background: 'navy', noise } })
  return pixels
    .withIccProfile('p3')
    .withExif({
      IFD0: { ImageDescription: 'SECRET-IFD' },
      IFD3: { GPSLatitude: '52/1 30/1 11/1', GPSLatitudeRef: 'N' },
    })
    .withXmp(XMP)
    .withMetadata({ orientation })
    .toFormat(format, { progressive: true })
    .toBuffer()
}

const pixelsOf = (picture: Buffer) => sharp(picture).autoOrient().raw().toBuffer()
const kept = ({ width, height, icc, orientation, format }: Metadata) => ({ width, height, icc, orientation, format })

describe.each(FORMATS)('a photo as %s', (format) => {
  test('keeps its pixels, its orientation and its colors, and nothing else', async () => {
    const master = await photo(format)
    expect((await sharp(master).metadata()).xmp).toBeDefined()
    const stripped = stripMetadata(master)
    const [before, after] = [await sharp(master).metadata(), await sharp(stripped).metadata()]
    expect(kept(after)).toEqual(kept(before))
    expect(await pixelsOf(stripped)).toEqual(await pixelsOf(master))
    // the last two are the tag of a place in EXIF, in either order of bytes
    for (const trace of ['SECRET', 'xmpmeta', 'GPSLat', '\x88%\0\x04', '%\x88\x04\0'])
      expect(stripped.includes(trace, 0, 'latin1'), trace).toBe(false)
    expect(stripMetadata(stripped)).toEqual(stripped)
  })

  test('without metadata stays as it is', async () => {
    const plain = await sharp(await photo(format, 1))
      .toFormat(format)
      .toBuffer()
    expect(stripMetadata(plain)).toEqual(plain)
  })
})

test('of a JPG no comment, thumbnail, edit history or second picture is left', async () => {
  const master = await photo('jpeg')
  const segment = (kind: number, content: string) =>
    Buffer.from(`\xff${String.fromCharCode(kind)}\0${String.fromCharCode(content.length + 2)}${content}`, 'latin1')
  const jfif = segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01THU')
  const others = [
    segment(0xe0, 'JFXX\0SECRET'),
    segment(0xed, 'Photoshop 3.0\0SECRET'),
    segment(0xe2, 'MPF\0SECRET'),
    segment(0xfe, 'SECRET'),
  ]
  const whole = Buffer.concat([master.subarray(0, 2), jfif, ...others, master.subarray(2), Buffer.from('SECRET')])
  const stripped = stripMetadata(whole)
  expect(stripped.toString('latin1')).not.toMatch(/SECRET|JFXX|THU|MPF\0/)
  expect(await pixelsOf(stripped)).toEqual(await pixelsOf(master))
})

test('of a PNG and a WebP nothing is left that follows the picture', async () => {
  for (const format of ['png', 'webp'] as const) {
    const master = await photo(format)
    expect(stripMetadata(Buffer.concat([master, Buffer.from('SECRET')]))).toEqual(stripMetadata(master))
  }
})

test('an animation stays one', async () => {
  const frames = await sharp({
    create: { width: 8, height: 24, channels: 3, background: 'navy', noise, pageHeight: 8 },
  })
    .withXmp(XMP)
    .webp({ loop: 0 })
    .toBuffer()
  const stripped = stripMetadata(frames)
  expect((await sharp(stripped).metadata()).pages).toBe(3)
  expect(stripped.toString('latin1')).not.toContain('SECRET')
})

test.each(['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', '\xff\xd8\xff', '\0\0\0\x18ftyp'])(
  'a file of %j is harmless',
  (content) => {
    expect(() => stripMetadata(Buffer.from(content, 'latin1'))).not.toThrow()
  },
)
