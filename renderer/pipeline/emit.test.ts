import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Documents, modelOf, temporaryFolder, temporarySite } from '../../tests/sites'
import { emit } from './emit'
import { Output } from './emit/output'
import { openSite } from './open-site'
import { SMALLEST_SITE } from './rules/example-site'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
const LOGO = { '../public/images/logo-mark.svg': DRAWING }

/** Writes what a site has beside its pages, into a folder that holds the page /. */
async function emitted(
  documents: Documents,
): Promise<{ read: (file: string) => string; has: (file: string) => boolean }> {
  const open = await openSite(temporarySite({ ...LOGO, ...documents }))
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'index.html'), 'the page')
  await emit(await modelOf(open), open, new Output(folder))
  return {
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    has: (file) => existsSync(join(folder, file)),
  }
}

const withRedirects = (...redirects: { from: string; to: string }[]) => ({
  'site.json': { ...SMALLEST_SITE['site.json'], redirects },
})

test('a site has its sitemap, what robots may read, what hosts answer, and its pictures', async () => {
  const { read, has } = await emitted({})
  expect(read('sitemap.xml')).toContain('<loc>https://acme.example/</loc>')
  expect(read('robots.txt')).toContain('https://acme.example/sitemap.xml')
  expect(read('_headers')).toContain('/assets/*')
  expect(read('images/logo-mark.svg')).toBe(DRAWING)
  expect(has('_redirects')).toBe(false)
})

test('a redirect is a line for the host, and a page where the old one was', async () => {
  const { read } = await emitted(
    withRedirects({ from: '/old', to: '/' }, { from: '/services/old', to: 'https://other.example' }),
  )
  expect(read('_redirects').split('\n')).toEqual(['/old / 301', '/services/old https://other.example 301', ''])
  expect(read('old.html')).toContain('url=/"')
  expect(read('services/old.html')).toContain('url=https://other.example"')
})

test('a file of public/ takes the place of one of ours, and never that of a page', async () => {
  const { read } = await emitted({
    '../public/robots.txt': 'Disallow: /',
    '../public/index.html': 'not the page',
    '../public/papers/license.txt': 'License',
  })
  expect(read('robots.txt')).toBe('Disallow: /')
  expect(read('index.html')).toBe('the page')
  expect(read('papers/license.txt')).toBe('License')
})
