import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { headersFor } from '../../renderer/emit/headers'
import { HOST_FILES, parseHeaders } from '../../renderer/emit/host-files'
import { BUILDS } from '../build-sites'
import { builtFile, builtPage } from '../site/built-site'
import { page, prose } from '../sites'
import { copyOfElectrician, editFile, temporaryFolder, temporarySite } from '../temporary-sites'
import { bakery } from './build-twice'
import { serveOnRequest } from '../servers/serve-on-request'
import { ELECTRICIAN } from '../../scripts/fixtures'

const electrician = await serveOnRequest(ELECTRICIAN.site, afterAll)

afterEach(() => {
  vi.restoreAllMocks()
})

test.each(Object.keys(BUILDS) as (keyof typeof BUILDS)[])(
  'serve sends every page of the site "%s" as the build has written it, to the byte',
  async (name) => {
    const { get } = name === 'electrician' ? electrician : await serveOnRequest(BUILDS[name].site)
    const sitemap = await get('/sitemap.xml')
    const routes = [...sitemap.body.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
    expect(routes.length).toBeGreaterThan(1)
    for (const route of routes) {
      const { status, body } = await get(route)
      expect(status, route).toBe(200)
      expect(body === builtPage(route, name), `${route} differs from the build`).toBe(true)
    }
  },
)

test('unknown addresses get the not-found page, and redirects work', async () => {
  const { get } = electrician
  const missing = await get('/no-such-page')
  expect([missing.status, missing.body === builtPage('/404')]).toEqual([404, true])
  const { redirects } = JSON.parse(readFileSync(`${ELECTRICIAN.site}/site.json`, 'utf8'))
  for (const { from, to } of redirects) {
    const { status, headers } = await get(from)
    expect([status, headers.location]).toEqual([301, to])
  }
  const { status, headers } = await get('/plano/?city=Plano')
  expect([status, headers.location]).toEqual([301, '/plano?city=Plano'])
  expect((await get('//example.com/')).headers.location).toBe('/example.com')
  expect((await get('/plano', {}, 'POST')).status).toBe(405)
})

test('an alias shows its page until it is removed', async () => {
  const site = temporarySite({ 'pages/old.json': page(undefined, { aliases: ['/older'] }) })
  const { get } = await serveOnRequest(site)
  expect((await get('/older')).body).toBe((await get('/old')).body)
  writeFileSync(join(site, 'pages/old.json'), JSON.stringify(page()))
  expect((await get('/older')).status).toBe(404)
})

test('files are served: the code, pictures and their variants, robots.txt, a file of public/', async () => {
  const { get } = electrician
  const { body } = await get('/plano')
  const [script = ''] = /\/assets\/entries\/[^"]+/.exec(body) ?? []
  const code = await get(script)
  expect([code.status, code.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  const [variant = ''] = /\/assets\/images\/[^" ]+-480\.[0-9a-f]{6}\.webp/.exec(body) ?? []
  const picture = await get(variant)
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(picture.headers['cache-control']).toBe(code.headers['cache-control'])
  expect((await get('/robots.txt')).body).toContain('Sitemap: ')

  const folder = temporarySite()
  mkdirSync(join(folder, '../public/images'), { recursive: true })
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  writeFileSync(join(folder, '../public/images/logo.svg'), logo)
  writeFileSync(join(folder, '../public/brochure.txt'), 'Words')
  editFile(join(folder, 'site.json'), /\/images\/[^"]+/g, '/images/logo.svg')
  const server = await serveOnRequest(folder)
  expect((await server.get('/brochure.txt')).body).toBe('Words')
})

test('an unchanged page is not sent again', async () => {
  const { get } = electrician
  const { headers } = await get('/plano')
  const revalidated = await get('/plano', { 'If-None-Match': String(headers.etag) })
  expect([revalidated.status, revalidated.body]).toEqual([304, ''])
  expect((await get('/plano', { 'If-None-Match': 'W/"another"' })).status).toBe(200)
  expect((await get('/plano', { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBe('br')
})

test('every response has the headers in the build’s _headers', async () => {
  const rules = parseHeaders(readFileSync(builtFile('_headers'), 'utf8'))
  for (const address of ['/plano', '/robots.txt', '/outdoor-lighting', '/images/logo-mark.svg']) {
    const { headers } = await electrician.get(address)
    for (const [name, value] of Object.entries(headersFor(rules, address)))
      expect([address, headers[name.toLowerCase()]]).toEqual([address, value])
  }
})

test('an author’s own files for hosts apply instead, and are not served', async () => {
  const { root, site } = bakery()
  for (const name of HOST_FILES) writeFileSync(join(root, 'public', name), '/*\n  X-Own: yes\n')
  const { get } = await serveOnRequest(site)
  const { headers } = await get('/')
  expect([headers['x-own'], headers['x-content-type-options']]).toEqual(['yes', undefined])
  for (const name of HOST_FILES) expect((await get(`/${name}`)).status, name).toBe(404)
})

/** Waits for a value, which takes some milliseconds after a file is saved. */
const soon = <T>(value: () => T) => expect.poll(value, { timeout: 30_000, interval: 10 })

test('saved files show at once: a page, a shared section, a list, site.json, a new page', async () => {
  const site = temporarySite({
    'pages/words.json': page([
      prose({ level: 1 }),
      { use: 'note' },
      { type: 'testimonials', title: 'Said', items: { list: 'said' } },
    ]),
    'shared/note.json': prose({ title: 'A note' }),
    'lists/said.json': { of: 'testimonial', entries: [{ text: 'Fine.', author: 'Dana R.', rating: 5 }] },
  })
  const { get } = await serveOnRequest(site)
  const save = (path: string, from: string, to: string) => editFile(join(site, path), from, to)
  const words = async () => (await get('/words')).body
  const status = async () => (await get('/town')).status
  expect(await words()).toContain('A note')
  save('pages/words.json', '"Words"', '"Other words"')
  expect(await words()).toContain('Other words')
  save('shared/note.json', 'A note', 'Another note')
  await soon(words).toContain('Another note')
  save('lists/said.json', 'Fine.', 'Very fine.')
  await soon(words).toContain('Very fine.')
  save('site.json', '"Acme"', '"New Name Company"')
  await soon(words).toContain('New Name Company')
  expect(await status()).toBe(404)
  writeFileSync(join(site, 'pages/town.json'), JSON.stringify(page()))
  await soon(status).toBe(200)
  rmSync(join(site, 'pages/town.json'))
  await soon(status).toBe(404)
})

test('a document with a mistake is reported on the terminal, and visitors see a plain page', async () => {
  const folder = copyOfElectrician()
  const file = join(folder, 'pages/plano.json')
  const right = readFileSync(file, 'utf8')
  writeFileSync(file, right.replace('"limit": ', '"limt": '))
  const { get } = await serveOnRequest(folder)
  const print = vi.spyOn(console, 'log').mockReturnValue()
  const { status, body } = await get('/plano')
  expect([status, body.includes('This page can’t be shown')]).toEqual([500, true])
  expect(body).not.toMatch(/limt|plano\.json| at /)
  await soon(() => print.mock.lastCall?.[0]).toMatch(/plano\.json:\d+:\d+ +error .*\n +has no property "limt"/)
  expect((await get('/allen')).status).toBe(200)
  writeFileSync(file, right)
  expect((await get('/plano')).status).toBe(200)
  await soon(() => print.mock.lastCall?.[0]).not.toContain('limt')
})

test('with a mistake in a document or in site.json, its last valid version stays', async () => {
  const site = temporarySite({ 'pages/words.json': page() })
  const { get } = await serveOnRequest(site)
  const validPage = await get('/words')
  const print = vi.spyOn(console, 'log').mockReturnValue()
  for (const file of ['pages/words.json', 'site.json']) {
    writeFileSync(join(site, file), '{')
    await soon(() => print.mock.lastCall?.[0]).toContain(`${file}:1:1`)
    expect((await get('/words')).body).toBe(validPage.body)
  }
})

test('no address leads out of the served folders', async () => {
  const site = temporarySite()
  writeFileSync(join(site, 'secret.json'), JSON.stringify(page()))
  const { get } = await serveOnRequest(site)
  const addresses = [
    '/../secret /..%2fsecret /%2e%2e/secret /a/../../secret /..%5csecret /./index //secret /%00 /%E0%A4%A',
    '/assets/../../bundle.json /assets/..%2f..%2fbundle.json /images/../../package.json',
  ].flatMap((line) => line.split(' '))
  for (const address of addresses) expect((await get(address)).status, address).toBe(404)
})

test('a site whose site.json was never valid is not served', async () => {
  await expect(serveOnRequest(temporarySite({ 'site.json': '{' }))).rejects.toThrow(/site\.json:1:1[^]*can’t be served/)
  await expect(serveOnRequest(join(temporaryFolder(), 'none'))).rejects.toThrow('there is no folder')
})
