import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import sharp, { type AvifOptions } from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../tests/sites'
import type { ImageVariant } from '../../../sections/page-context'
import { QUALITY, makeVariant } from './image-variants'

/** A variant of a name that no other run has; what is made of it is deleted. */
function variantOf(master: string, format: ImageVariant['format']): ImageVariant {
  const hash = createHash('sha256').update(master).digest('hex').slice(0, 12)
  return { format, width: 40, url: `/images/van-40.${hash}.${format}` }
}

/** Makes a variant, and deletes it when the test ends. */
async function made(master: string, variant: ImageVariant): Promise<string> {
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

test('a WebP has the width that was asked for, at quality 85 (site-spec §9)', async () => {
  const master = await masterPicture()
  const file = await made(master, variantOf(master, 'webp'))
  expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 })
  expect(readFileSync(file)).toEqual(await sharp(master).resize({ width: 40 }).webp({ quality: 85 }).toBuffer())
})

test('an AVIF is finer than sharp makes it by itself, and saves half of the colors for that', async () => {
  const master = await masterPicture()
  const file = await made(master, variantOf(master, 'avif'))
  expect(await sharp(file).metadata()).toMatchObject({ compression: 'av1', width: 40, height: 30 })
  const weight = async (options: AvifOptions) =>
    (await sharp(master).resize({ width: 40 }).avif(options).toBuffer()).length
  expect(readFileSync(file).length).toBeGreaterThan(await weight({}))
  expect(readFileSync(file).length).toBeLessThan(await weight({ quality: QUALITY.avif, chromaSubsampling: '4:4:4' }))
})

test('what was made before is not made again', async () => {
  const master = await masterPicture()
  const variant = variantOf(master, 'webp')
  const file = await made(master, variant)
  writeFileSync(file, 'made before')
  expect(await makeVariant('deleted.png', variant)).toBe(file)
  expect(readFileSync(file, 'utf8')).toBe('made before')
})

test('two who want the same picture at once both get it, and nothing else is left', async () => {
  const master = await masterPicture()
  const variant = variantOf(master, 'webp')
  const files = await Promise.all([made(master, variant), made(master, variant)])
  expect(new Set(files).size).toBe(1)
  const [file = ''] = files
  expect(readdirSync(dirname(file)).filter((name) => name.startsWith(basename(variant.url)))).toEqual([basename(file)])
})

test('a picture that can’t be read leaves nothing under the final name', async () => {
  const master = await masterPicture()
  const variant = variantOf(master, 'webp')
  const cache = dirname(await made(master, variantOf(`${master}?`, 'webp')))
  writeFileSync(master, 'no picture')
  await expect(makeVariant(master, variant)).rejects.toThrow()
  expect(existsSync(join(cache, basename(variant.url)))).toBe(false)
})
