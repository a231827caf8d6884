import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../tests/sites'
import type { ImageHost } from '../images/image-variants'
import { probeImages } from '../images/probe-images'
import { emitImages } from './images'
import { makeVariant } from './make-variant'
import { Output } from './output'

/** A public folder of these pictures, which are like no others. */
async function publicFolder(...addresses: string[]): Promise<string> {
  const folder = temporaryFolder()
  for (const address of addresses) {
    mkdirSync(dirname(join(folder, address)), { recursive: true })
    await sharp({ create: { width: 6, height: 4, channels: 3, background: 'navy' } })
      .withExif({ IFD0: { ImageDescription: folder } })
      .jpeg()
      .toFile(join(folder, address))
  }
  return folder
}

/** Publishes pictures. What was made of them is deleted when the test ends. */
async function published(from: string, addresses: string[], host?: ImageHost) {
  const to = temporaryFolder()
  const steps: [number, number][] = []
  const images = await probeImages(from, addresses, host)
  await emitImages({ images }, from, new Output(to), (...step) => steps.push(step))
  for (const [address, { variants }] of Object.entries(host ? {} : images)) {
    for (const variant of variants) {
      const made = await makeVariant(join(from, address), variant)
      onTestFinished(() => rmSync(made, { force: true }))
    }
  }
  const files = readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))
  return { to, steps, files: files.sort() }
}

test('the pictures that the site shows are published with their variants; others are not', async () => {
  const from = await publicFolder('/images/van.jpg', '/images/team/ana.jpg', '/images/unused.jpg')
  const { to, files } = await published(from, ['/images/van.jpg', '/images/team/ana.jpg'])
  expect(files.map((file) => file.replace(/\.[0-9a-f]{6}\./, '.HASH.'))).toEqual([
    'images/team/ana-6.HASH.avif',
    'images/team/ana-6.HASH.webp',
    'images/team/ana.jpg',
    'images/van-6.HASH.avif',
    'images/van-6.HASH.webp',
    'images/van.jpg',
  ])
  expect(readFileSync(join(to, 'images/van.jpg'))).toEqual(readFileSync(join(from, 'images/van.jpg')))
  const variant = files.find((file) => file.endsWith('.webp')) ?? ''
  expect((await sharp(join(to, variant)).metadata()).format).toBe('webp')
})

test('variants of an image service are not ours to make', async () => {
  const from = await publicFolder('/images/van.jpg')
  const { files } = await published(from, ['/images/van.jpg'], { provider: 'imgix', url: 'https://acme.imgix.net' })
  expect(files.map((file) => basename(file))).toEqual(['van.jpg'])
})

test('every file that was written is a step, up to the last one', async () => {
  const from = await publicFolder('/images/van.jpg')
  const { steps } = await published(from, ['/images/van.jpg'])
  expect(steps).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ])
})
