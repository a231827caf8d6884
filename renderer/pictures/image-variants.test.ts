import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { ImageVariant } from '../../sections/page/page-context'
import { temporaryFolder } from '../../tests/temporary-sites'
import { imageVariants, makeVariant, probeImages } from './image-variants'

test('the variants of a picture go up to its own width', async () => {
  const variants = await imageVariants('/images/truck.jpg', 1000, 'abc')
  expect(variants.map(({ url }) => url)).toEqual([
    '/assets/images/truck-480.abc.webp',
    '/assets/images/truck-800.abc.webp',
    '/assets/images/truck-1000.abc.webp',
  ])
})

test('no variant is wider than the largest window needs, and drawings have none', async () => {
  const variants = await imageVariants('/images/truck.jpg', 4000, 'abc')
  expect(variants.at(-1)?.width).toBe(1920)
  expect(await imageVariants('/images/logo.svg', 500, 'abc')).toEqual([])
})

test.each([
  ['imgix', 'https://acme.imgix.net', 'https://acme.imgix.net/images/truck.jpg?fm=webp&w=480&q=85&fit=min'],
  [
    'cloudinary',
    'https://res.cloudinary.com/acme/image/upload/v1',
    'https://res.cloudinary.com/acme/image/upload/w_480,f_webp,q_85,c_lfill/v1/images/truck.jpg',
  ],
] as const)('%s can make them instead, at quality 85', async (provider, url, expected) => {
  const variants = await imageVariants('/images/truck.jpg', 480, 'abc', { imageHost: { provider, url } })
  expect(variants.map(({ url }) => url)).toEqual([expected])
})

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"/>'

const picture = (background: string) =>
  sharp({ create: { width: 6, height: 4, channels: 3, background } })
    .png()
    .toBuffer()

/** A public folder with these pictures. */
function publicFolder(pictures: Record<string, Uint8Array | string>): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'images'))
  for (const [name, content] of Object.entries(pictures)) writeFileSync(join(folder, 'images', name), content)
  return folder
}

test('a probed picture has its size and its variants', async () => {
  const folder = publicFolder({ 'van.png': await picture('navy'), 'logo.svg': DRAWING })
  const images = await probeImages(folder, ['/images/van.png', '/images/logo.svg', '/images/van.png'])
  expect(Object.keys(images)).toEqual(['/images/logo.svg', '/images/van.png'])
  expect(images['/images/logo.svg']).toEqual({ width: 7, height: 5, variants: [] })
  const { variants, ...size } = images['/images/van.png']!
  expect(size).toEqual({ width: 6, height: 4 })
  expect(variants.map(({ url }) => url)).toEqual([
    expect.stringMatching(/^\/assets\/images\/van-6\.[0-9a-f]{6}\.webp$/),
  ])
})

test.each([
  ['that has it in inches', 'width="2in" height="1in"', { width: 192, height: 96 }],
  ['that has only a viewBox', 'viewBox="0 0 10.4 5.6"', { width: 10, height: 6 }],
  ['that has them between commas', 'viewBox="0 0 20,10"', { width: 20, height: 10 }],
])('the size of a drawing %s', async (_, attributes, size) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="3" height="4"/></svg>`
  const images = await probeImages(publicFolder({ 'logo.svg': drawing }), ['/images/logo.svg'])
  expect(images['/images/logo.svg']).toEqual({ ...size, variants: [] })
})

test('the addresses of variants change only with the picture and its quality', async () => {
  const address = '/images/van.png'
  const probe = async (color: string, imageQuality?: number) => {
    const images = await probeImages(publicFolder({ 'van.png': await picture(color) }), [address], { imageQuality })
    return images[address]?.variants[0]?.url
  }
  const navy = await probe('navy')
  expect([await probe('navy'), await probe('navy', 85)]).toEqual([navy, navy])
  expect(new Set([navy, await probe('orange'), await probe('navy', 70)]).size).toBe(3)
})

/** A variant with a name that no other run uses. */
function variantOf(master: string, quality = 85): ImageVariant {
  const hash = createHash('sha256').update(master).digest('hex').slice(0, 12)
  return { quality, width: 40, url: `/assets/images/van-40.${hash}.webp` }
}

/** Makes a variant, and deletes it when the test ends. */
async function makeForTest(master: string, variant: ImageVariant): Promise<string> {
  const file = await makeVariant(master, variant)
  onTestFinished(() => rmSync(file, { force: true }))
  return file
}

async function masterPicture(): Promise<string> {
  const file = join(temporaryFolder(), 'van.png')
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  await sharp({ create: { width: 80, height: 60, channels: 3, background: 'navy', noise } })
    .png()
    .toFile(file)
  return file
}

test('the quality is 85 (site-spec §9), unless site.json sets another', async () => {
  const qualitiesOf = async (imageQuality?: number) => {
    const variants = await imageVariants('/images/truck.jpg', 800, 'abc', { imageQuality })
    return variants.map(({ quality }) => quality)
  }
  expect([await qualitiesOf(), await qualitiesOf(70)]).toEqual([
    [85, 85],
    [70, 70],
  ])
})

test.each([85, 60])('a variant is a WebP with the requested width and quality: %i', async (quality) => {
  const master = await masterPicture()
  const file = await makeForTest(master, variantOf(master, quality))
  expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 })
  expect(readFileSync(file)).toEqual(await sharp(master).resize({ width: 40 }).webp({ quality }).toBuffer())
})

test('a photo from a camera on its side is shown upright', async () => {
  const photo = await sharp(await picture('navy'))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const folder = publicFolder({ 'van.jpg': photo })
  const { '/images/van.jpg': image } = await probeImages(folder, ['/images/van.jpg'])
  expect(image).toMatchObject({ width: 4, height: 6 })
  const file = await makeForTest(join(folder, 'images/van.jpg'), image!.variants[0]!)
  expect(await sharp(file).metadata()).toMatchObject({ width: 4, height: 6 })
})

test('a cached variant is not made again', async () => {
  const master = await masterPicture()
  const variant = variantOf(master)
  const file = await makeForTest(master, variant)
  writeFileSync(file, 'cached')
  expect(await makeVariant('deleted.png', variant)).toBe(file)
  expect(readFileSync(file, 'utf8')).toBe('cached')
})

test('two requests for a variant at once both get it, and leave nothing else behind', async () => {
  const master = await masterPicture()
  const variant = variantOf(master)
  const files = await Promise.all([makeForTest(master, variant), makeForTest(master, variant)])
  expect(new Set(files).size).toBe(1)
  const [file = ''] = files
  expect(readdirSync(dirname(file)).filter((name) => name.startsWith(basename(variant.url)))).toEqual([basename(file)])
})
