import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { SMALLEST_SITE } from '../../scripts/example-site'
import { type Documents, modelOf, page } from '../../tests/sites'
import { temporaryFolder, temporarySite } from '../../tests/temporary-sites'
import type { SiteModel } from '../render/model'
import { openSite } from '../pipeline/open-site'
import { emit } from './emit'
import { makeVariant } from '../pictures/image-variants'
import { Output } from './output'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
const LOGO = { '../public/images/logo-mark.svg': DRAWING }

/** Writes a site without its pages. */
async function emitted(
  documents: Documents,
  pictures: string[] = [],
  more: Partial<SiteModel['site']> = {},
  files: Record<string, string> = {},
) {
  const site = { ...SMALLEST_SITE['site.json'], ...more }
  const folder = temporarySite({ ...LOGO, 'site.json': site, ...documents })
  const publicFolder = join(folder, '../public')
  for (const address of pictures) {
    await sharp({ create: { width: 6, height: 4, channels: 3, background: 'navy' } })
      // unlike any other picture
      .withExif({ IFD0: { ImageDescription: folder } })
      .jpeg()
      .toFile(join(publicFolder, address))
  }
  const open = openSite(folder)
  const model = await modelOf(open)
  const output = new Output(temporaryFolder(), undefined)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(output.folder, name), text)
  const steps: [number, number][] = []
  await emit(model, open.facts, open, output, (...step) => steps.push(step))
  for (const [address, { variants }] of Object.entries(model.images)) {
    for (const variant of variants.filter(({ url }) => url.startsWith('/'))) {
      const file = await makeVariant(join(publicFolder, address), variant)
      onTestFinished(() => rmSync(file, { force: true }))
    }
  }
  return {
    steps,
    publicFolder,
    folder: output.folder,
    read: (file: string) => readFileSync(join(output.folder, file), 'utf8'),
    pictures: [...output.files].filter((name) => name.includes('images/')).sort(),
  }
}

test('a site has a sitemap, robots.txt, files for hosts, and its pictures', async () => {
  const { read, folder } = await emitted({}, [], { redirects: [{ from: '/services/old', to: '/' }] })
  expect(read('sitemap.xml')).toContain('<loc>https://acme.example/</loc>')
  expect(read('robots.txt')).toContain('https://acme.example/sitemap.xml')
  expect(read('_headers')).toContain('/assets/*')
  expect(read('_redirects')).toBe('/services/old / 301\n')
  expect(read('services/old.html')).toContain('url=/"')
  expect(read('images/logo-mark.svg')).toBe(DRAWING)
  expect(existsSync(join(folder, 'index.html'))).toBe(false)
})

test('a file of public/ replaces a generated one, but never a page', async () => {
  const { read, folder } = await emitted({
    '../public/robots.txt': 'Disallow: /',
    '../public/index.html': 'not the page',
    '../public/older.html': 'not the page either',
    '../public/papers/license.txt': 'License',
    'pages/index.json': page(undefined, { aliases: ['/older'] }),
  })
  expect(read('robots.txt')).toBe('Disallow: /')
  expect(read('papers/license.txt')).toBe('License')
  expect(['index.html', 'older.html'].filter((name) => existsSync(join(folder, name)))).toEqual([])
})

const MOVED = {
  'site.json': { ...SMALLEST_SITE['site.json'], redirects: [{ from: '/About-Us', to: '/about-us' }] },
  'pages/about-us.json': page(),
}

test('an old address may differ from a page’s only in its capitals', async () => {
  const { read } = await emitted(MOVED)
  expect(read('About-Us.html')).toContain('url=/about-us')
})

test('where files’ names have no capitals, its page would replace that page', async () => {
  // a folder on macOS has the marker of a build by this name, too
  const { folder } = await emitted(MOVED, [], {}, { '.MADE-BY-BUILD': '' })
  expect(existsSync(join(folder, 'About-Us.html'))).toBe(false)
})

const SHOWN = page(undefined, { image: '/images/van.jpg' })

test('pictures that the site shows are published with their variants, and no others', async () => {
  const { pictures, folder, publicFolder } = await emitted({ 'pages/index.json': SHOWN }, [
    '/images/van.jpg',
    '/images/unused.jpg',
  ])
  expect(pictures.map((file) => file.replace(/\.[0-9a-f]{6}\./, '.HASH.'))).toEqual([
    'assets/images/van-6.HASH.webp',
    'images/logo-mark.svg',
    'images/van.jpg',
  ])
  // without the metadata that emitted() gives it
  const master = readFileSync(join(publicFolder, 'images/van.jpg'))
  const published = readFileSync(join(folder, 'images/van.jpg'))
  expect([master.includes(publicFolder.slice(0, -7)), published.includes('Exif')]).toEqual([true, false])
  expect(await sharp(published).raw().toBuffer()).toEqual(await sharp(master).raw().toBuffer())
  expect((await sharp(join(folder, pictures[0] ?? '')).metadata()).format).toBe('webp')
})

test('an image service’s variants are not made', async () => {
  const imageHost = { provider: 'imgix', url: 'https://acme.imgix.net' } as const
  const { pictures } = await emitted({ 'pages/index.json': SHOWN }, ['/images/van.jpg'], { imageHost })
  expect(pictures).toEqual(['images/logo-mark.svg', 'images/van.jpg'])
})
