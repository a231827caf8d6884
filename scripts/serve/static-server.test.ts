import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { publish } from '../../renderer/prerender/publish'
import { askServer } from '../../tests/servers/ask-server'
import { temporaryFolder } from '../../tests/temporary-sites'
import { listen } from './listen'
import { createStaticServer } from './static-server'

const PAGE = `<p>${'Plano '.repeat(200)}</p>`

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries({ 'plano.html': PAGE, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

/** Serves files. @returns a function that requests an address */
async function serve(files: Record<string, string> = {}, folder = temporaryFolder()) {
  writeFiles(folder, files)
  const server = createStaticServer(folder)
  onTestFinished(() => void server.close())
  const port = await listen(server, { port: 0 })
  return (path: string, headers: Record<string, string> = {}, method = 'GET') => askServer(port, path, headers, method)
}

/** The status of a reply, and the address that it redirects to. */
const statusAndTarget = ({ status, headers }: Awaited<ReturnType<typeof askServer>>) => [status, headers.location]

test('a page has the address of its file, without the extension', async () => {
  const get = await serve()
  expect(statusAndTarget(await get('/plano'))).toEqual([200, undefined])
  expect(statusAndTarget(await get('/plano/?from=ad'))).toEqual([301, '/plano?from=ad'])
  expect(statusAndTarget(await get('/allen'))).toEqual([404, undefined])
})

test('the folder can be given by a path with “..”, and have any characters in its name', async () => {
  const folder = join(temporaryFolder(), '50% #1?')
  const get = await serve({}, relative('.', folder))
  expect(relative('.', folder)).toContain('..')
  expect(await get('/plano')).toMatchObject({ status: 200, body: PAGE })
})

test('files for hosts are applied, and not served', async () => {
  const get = await serve({
    _redirects: '# moved\n/old /café 301\n',
    _headers: '/plano\n  X-Own: one\n\n/*\n  X-Own: two\n  X-All: yes\n/assets/*\n  Cache-Control: immutable\n',
    'nginx.conf': 'gzip on;',
    'assets/a.js': '1',
  })
  expect(statusAndTarget(await get('/old'))).toEqual([301, '/caf%C3%A9'])
  const { headers } = await get('/plano')
  expect([headers['x-own'], headers['x-all'], headers['cache-control']]).toEqual(['one, two', 'yes', 'no-cache'])
  expect((await get('/assets/a.js')).headers).toMatchObject({ 'x-all': 'yes', 'cache-control': 'immutable' })
  for (const name of ['_headers', '_redirects', 'nginx.conf', '%5Fheaders'])
    expect((await get(`/${name}`)).status, name).toBe(404)
})

test('the page for unknown addresses has status 404 everywhere, and is not cached', async () => {
  const get = await serve({ '404.html': 'Nothing here', _headers: '/assets/*\n  Cache-Control: immutable\n' })
  for (const path of ['/allen', '/404', '/404.html', '/assets/gone.js']) {
    const { status, headers, body } = await get(path)
    expect([path, status, body, headers['cache-control']]).toEqual([path, 404, 'Nothing here', 'no-store'])
  }
})

test('a visitor who already has a page is not sent it again until it changes', async () => {
  const folder = temporaryFolder()
  const get = await serve({}, folder)
  const etag = String((await get('/plano')).headers.etag)
  const again = await get('/plano', { 'If-None-Match': `"other", ${etag}` })
  expect([again.status, again.body]).toEqual([304, ''])
  writeFiles(folder, { 'plano.html': 'News' })
  expect(await get('/plano', { 'If-None-Match': etag })).toMatchObject({ status: 200, body: 'News' })
})

test.each([
  ['br, gzip;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['', undefined],
])('to a visitor who accepts "%s", a text is sent as %s', async (accepted, encoding) => {
  const get = await serve()
  const { headers } = await get('/plano', { 'Accept-Encoding': accepted })
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
})

test('a compressed page has the same content', async () => {
  const folder = temporaryFolder()
  const server = createStaticServer(folder)
  onTestFinished(() => void server.close())
  writeFiles(folder, {})
  const origin = `http://localhost:${await listen(server, { port: 0 })}`
  // fetch decodes all encodings
  for (const accepted of ['br', 'gzip']) {
    const response = await fetch(`${origin}/plano`, { headers: { 'Accept-Encoding': accepted } })
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([accepted, PAGE])
  }
})

test.each([
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=8-', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, expect.any(String), 'bytes */10'],
])('for a request with the range %s, a part of the file is sent', async (range, status, body, part) => {
  const get = await serve({ 'film.mp4': '0123456789', 'list.txt': '0123456789' })
  for (const path of ['/film.mp4', '/list.txt']) {
    const answer = await get(path, { Range: range, 'Accept-Encoding': 'gzip' })
    expect([path, answer.status, answer.headers['content-range']]).toEqual([path, status, part])
    if (status === 206) expect([answer.body, answer.headers['content-encoding']]).toEqual([body, undefined])
  }
})

test('it is read-only', async () => {
  const get = await serve()
  const head = await get('/plano', {}, 'HEAD')
  expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', String(PAGE.length)])
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect(await get('/plano', {}, method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
})

test.each([
  ['//', 404, undefined],
  ['//example.com/', 301, '/example.com'],
  ['/.//example.com/', 301, '/example.com'],
  ['/.\\example.com/', 301, '/example.com'],
  ['/a/..//example.com/', 301, '/example.com'],
  ['/\\[/', 301, '/['],
  ['http://[/plano', 200, undefined],
  ['/%E0%A4%A', 404, undefined],
  ['/%00', 404, undefined],
  ['/..%2f..%2fetc%2fpasswd', 404, undefined],
])('%s leads to no other host or folder, and the server keeps running', async (path, status, location) => {
  const get = await serve()
  expect(statusAndTarget(await get(path))).toEqual([status, location])
  expect(statusAndTarget(await get('/plano'))).toEqual([200, undefined])
})

test('the rules of a new build apply at once', async () => {
  const out = temporaryFolder()
  const publishFiles = (files: Record<string, string>) => publish(out, (name) => writeFiles(join(out, name), files))
  await publishFiles({ _redirects: '/old /one 301\n' })
  const server = createStaticServer(join(out, 'client'))
  onTestFinished(() => void server.close())
  const port = await listen(server, { port: 0 })
  expect(statusAndTarget(await askServer(port, '/old'))).toEqual([301, '/one'])
  await publishFiles({ _redirects: '/old /two 301\n' })
  expect(statusAndTarget(await askServer(port, '/old'))).toEqual([301, '/two'])
})
