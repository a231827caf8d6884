import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-sites'
import { contentOf, imageInfo, listImages, usableImages } from './pictures'

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: 'navy', noise } })
const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const
const bytesOf = (format: (typeof FORMATS)[number]) => picture.clone().toFormat(format).toBuffer()

const faultOf = (name: string, bytes: Buffer | string) => imageInfo(name, contentOf(Buffer.from(bytes)))?.fault?.what

test('pictures are listed by address, with their size if they have one', async () => {
  const folder = temporaryFolder()
  const write = (name: string, content: Uint8Array | string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  write('images/team/van.png', await bytesOf('png'))
  write('images/logo.svg', '<svg viewBox="0 0 1 1"/>')
  write('images/empty.jpg', '')
  write('robots.txt', '')
  symlinkSync('/etc/hostname', join(folder, 'images/out.jpg'))
  const images = listImages(folder)
  expect([...images.keys()]).toEqual(
    ['empty.jpg', 'logo.svg', 'out.jpg', 'team/van.png'].map((name) => `/images/${name}`),
  )
  expect(images.get('/images/team/van.png')).toEqual({ width: 90, height: 60 })
  expect(images.get('/images/logo.svg')).toBeUndefined()
  expect(images.get('/images/out.jpg')?.fault?.what).toContain('leads out of the site')
  expect(usableImages(images, [...images.keys(), '/images/none.jpg'])).toEqual([
    '/images/logo.svg',
    '/images/team/van.png',
  ])
})

describe.each(FORMATS)('a picture as %s', (format) => {
  test('has its size', async () => {
    expect(imageInfo(`a.${format}`, contentOf(await bytesOf(format)))).toEqual({ width: 90, height: 60 })
  })

  test('is reported wherever it is cut off', async () => {
    const bytes = await bytesOf(format)
    for (const share of [0.01, 0.1, 0.5, 0.9, 0.999]) {
      const cut = bytes.subarray(0, Math.ceil(bytes.length * share))
      expect(faultOf(`a.${format}`, cut), `${cut.length} of ${bytes.length}`).toMatch(/cut off|damaged|can’t be opened/)
    }
  })

  test('is reported if its end was never written', async () => {
    const bytes = await bytesOf(format)
    const block = 512 * Math.ceil(bytes.length / 1024)
    expect(faultOf(`a.${format}`, bytes.fill(0, block))).toBe('is cut off: its end is missing')
  })

  test('may have data after its end', async () => {
    expect(faultOf(`a.${format}`, Buffer.concat([await bytesOf(format), Buffer.from('more')]))).toBeUndefined()
  })

  test('is reported if it has another format’s name', async () => {
    const other = format === 'png' ? 'jpg' : 'png'
    const { fault } = imageInfo(`van.${other}`, contentOf(await bytesOf(format))) ?? {}
    expect(fault?.what).toMatch(new RegExp(`^is in \\w+ format, though its name ends in .${other}$`))
    expect(fault?.hint).toContain(`Rename it to van.${format === 'jpeg' ? 'jpg' : format}`)
  })
})

test.each([
  ['a photo above a flat surface', 'navy', 1080, 80, 4],
  ['one color, saved in haste', 'white', 1080, 100, 0],
])('a WebP of %s is whole, though it ends in zeros', async (_, background, size, quality, effort) => {
  const noisy = await picture.clone().png().toBuffer()
  const flat = sharp({ create: { width: size, height: size, channels: 3, background } })
  const bytes = await flat
    .composite(effort > 0 ? [{ input: noisy, top: 0, left: 0 }] : [])
    .webp({ quality, effort })
    .toBuffer()
  expect(bytes.subarray(-64).every((byte) => byte === 0)).toBe(true)
  expect(faultOf('a.webp', bytes)).toBeUndefined()
})

test('an animation is known as one', async () => {
  const frames = sharp({ create: { width: 8, height: 24, channels: 3, background: 'navy', noise, pageHeight: 8 } })
  const webp = await frames.webp({ loop: 0 }).toBuffer()
  expect(imageInfo('a.webp', contentOf(webp))?.isAnimated).toBe(true)
  const still = await bytesOf('png')
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0CRC!', 'latin1')
  const png = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)])
  expect(imageInfo('a.png', contentOf(png))?.isAnimated).toBe(true)
})

test('a JPG that is cut off is reported even if its thumbnail is whole', async () => {
  const bytes = await bytesOf('jpeg')
  const thumbnail = Buffer.concat([
    Buffer.from([0xff, 0xe1, 0, 10]),
    Buffer.from('Exif\0\0'),
    Buffer.from([0xff, 0xd9]),
  ])
  const whole = Buffer.concat([bytes.subarray(0, 2), thumbnail, bytes.subarray(2)])
  expect(faultOf('a.jpg', whole)).toBeUndefined()
  expect(faultOf('a.jpg', whole.subarray(0, whole.length - 100))).toBe('is cut off: its end is missing')
})

test('a phone’s HEIC photo must be saved as JPG, whatever its name', () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  const { fault } = imageInfo('van.jpg', contentOf(heic)) ?? {}
  expect(fault?.what).toBe('is in HEIC format, though its name ends in .jpg')
  expect(fault?.hint).toContain('save it as JPG')
  expect(imageInfo('IMG_1.HEIC', contentOf(heic))?.fault?.hint).toContain('save it as JPG')
})

test('a file that is too large, empty, or not a picture is reported', () => {
  const png = (width: number, height: number) => {
    const bytes = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR........IEND', 'latin1')
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    return bytes
  }
  expect(faultOf('a.png', png(8000, 5000))).toBeUndefined()
  expect(faultOf('a.png', png(8001, 5000))).toBe('has 8001 × 5000 pixels, more than 40 million')
  expect(faultOf('a.png', Buffer.concat([png(8, 5), Buffer.alloc(25_000_000)]))).toBe('has 26 MB, more than 25')
  expect(faultOf('a.png', '')).toBe('is empty')
  expect(faultOf('a.png', 'not a picture')).toBe('can’t be opened: its content is not PNG')
  expect(faultOf('notes.txt', 'not a picture')).toBeUndefined()
  expect(faultOf('van', png(8, 5))).toBe('is in PNG format, which pages don’t show under this name')
})

describe('a drawing', () => {
  const svg = (content: string, before = '', after = '') =>
    `${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${content}</svg>${after}`

  test.each([
    svg('<a href="#top"><text>once on = off</text></a><use xlink:href="#x"/><image href="data:image/png;base64,AA"/>'),
    svg(
      '',
      '\uFEFF<?xml version="1.0"?>\n<!-- by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C" "http://www.w3.org/svg11.dtd">',
      '\n<!-- end -->\n',
    ),
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg:svg>\n',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20,10.5"/>',
    '<svg xmlns="http://www.w3.org/2000/svg" width="2in" height="1in"/>',
    svg('<style>.a { fill: url(#b) }</style>'),
  ])('%s can be published', (text) => {
    expect(faultOf('a.svg', text)).toBeUndefined()
  })

  test.each([
    [svg('<script>alert(1)</script>'), 'holds a script'],
    [svg('<path onload="alert(1)"/>'), 'holds code of its own ("onload")'],
    [svg('<a href="javascript:alert(1)"/>'), 'holds a link that runs a script'],
    [svg('<a href="&#106;ava\nscript:alert(1)"/>'), 'holds a link that runs a script'],
    [svg('<animate values="#a; javascript:alert(1)"/>'), 'holds a link that runs a script'],
    [svg('<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" srcdoc=""/>'), 'holds elements of HTML'],
    [svg('', '<?xml-stylesheet href="https://a.example/b.css"?>'), 'holds the address of a stylesheet'],
    [svg('', '<!DOCTYPE svg [<!ENTITY a "b">]>\n'), 'declares entities or attributes of its own (<!DOCTYPE … [ … ]>)'],
    [svg('\n&nbsp;'), 'has a mistake in line 2 (invalid character entity)'],
    [svg('\n<g></path></g>'), 'has a mistake in line 2 (unexpected close tag)'],
    [svg('<foreignObject/>'), 'holds a <foreignObject>, which can hold a page of its own'],
    [svg('<image xlink:href="https://ads.example.com/a.png"/>'), 'holds a part that is loaded from ads.example.com'],
    [svg('<style>@import "//fonts.example.com/a.css"</style>'), 'holds a style that is loaded from fonts.example.com'],
    [svg('<path style="fill:url(http://a.example/b)"/>'), 'holds a style that is loaded from a.example'],
    ['<svg xmlns="http://www.w3.org/2000/svg"><path d="M', 'is cut off: it does not end with </svg>'],
    ...['', 'width="50"', 'width="100%" height="100%"', 'viewBox="0 0 0 0"'].map((size) => [
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`,
      'has no size: its <svg> needs a viewBox, or a width and a height in pixels',
    ]),
    ['<html><svg></svg></html>', 'is no drawing: its first element is not <svg>'],
  ])('%s can’t', (text, what) => {
    expect(faultOf('a.svg', text)).toBe(what)
  })
})
