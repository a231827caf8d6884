import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { LiveSite } from '../../renderer/live/live-site'
import { askServer } from '../../tests/servers/ask-server'
import { page } from '../../tests/sites'
import { temporarySite } from '../../tests/temporary-sites'
import { createLiveServer } from './live-server'
import { listen } from './listen'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Makes the times of files that were just written trusted. Otherwise they would be read again. */
const trustFileTimes = () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)

/** A served site whose renderer notes the routes it renders. */
async function serve(memory = 1_000_000) {
  const names = ['a', 'b', 'c', 'towns/index', 'towns/v1.2']
  const folder = temporarySite(Object.fromEntries(names.map((name) => [`pages/${name}.json`, page()])))
  const live = new LiveSite(folder, { check: async () => undefined, end: () => {} }, () => {})
  const rendered: string[] = []
  const renderPage = ({ route, data }: { route: string; data: { title: string } }) => {
    rendered.push(route)
    return `${route}: ${data.title}`
  }
  const code = { client: '', injected: { head: '', body: '' }, renderPage, renderQuoteForm: () => '' }
  const server = createLiveServer(live, code, memory)
  onTestFinished(() => void server.close())
  const port = await listen(server, { port: 0 })
  return { folder, live, port, rendered, bodyOf: async (route: string) => (await askServer(port, route)).body }
}

test.each([
  ['a page is rendered once', 1_000_000, '/a /a', '/a'],
  ['if not all pages fit, the least recently used one is dropped', 1200, '/a /b /a /c /a /b', '/a /b /c /b'],
  ['without memory, no page is kept', 0, '/a /a', '/a /a'],
  ['the address of a page is the path of its file', 0, '/ /towns /towns/v1.2', '/ /towns /towns/v1.2'],
])('%s', async (_, memory, requested, expected) => {
  trustFileTimes()
  const { bodyOf, rendered } = await serve(memory)
  for (const route of requested.split(' ')) expect(await bodyOf(route)).toBe(`${route}: A page`)
  expect(rendered.join(' ')).toBe(expected)
})

test('a document is read each time if nothing tells whether it has changed', async () => {
  const { bodyOf, rendered } = await serve()
  for (const route of ['/a', '/a']) await bodyOf(route)
  expect(rendered).toEqual(['/a', '/a'])
})

test('a page is rendered again after its document changed, and all pages after something they share changed', async () => {
  trustFileTimes()
  const { folder, live, bodyOf, rendered } = await serve()
  await bodyOf('/a')
  await bodyOf('/b')
  writeFileSync(join(folder, 'pages/a.json'), JSON.stringify(page(undefined, { title: 'Another title' })))
  expect(await bodyOf('/a')).toBe('/a: Another title')
  live.change([join(folder, 'site.json')])
  await bodyOf('/b')
  expect(rendered).toEqual(['/a', '/b', '/a', '/b'])
})

test('a photo is sent without its metadata, as a build publishes it', async () => {
  const { folder, live, port } = await serve()
  mkdirSync(join(folder, '../public/images'), { recursive: true })
  const photo = sharp({ create: { width: 6, height: 4, channels: 3, background: 'navy' } })
    .withExif({ IFD3: { GPSLatitude: '52/1 30/1 11/1' } })
    .jpeg()
  await photo.toFile(join(folder, '../public/images/van.jpg'))
  live.change([join(folder, '../public/images/van.jpg')])
  const { status, headers, body } = await askServer(port, '/images/van.jpg')
  expect([status, headers['content-type'], body.includes('Exif')]).toEqual([200, 'image/jpeg', false])
})

test('a page that isn’t due is not found', async () => {
  const { folder, live, port } = await serve()
  writeFileSync(join(folder, 'pages/a.json'), JSON.stringify(page(undefined, { draft: true })))
  live.change([join(folder, 'pages/a.json')])
  expect((await askServer(port, '/a')).status).toBe(404)
})
