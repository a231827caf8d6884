import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { askServer } from '../../tests/commands/ask-server'
import { temporaryFolder } from '../../tests/sites'
import { createStaticServer, listen } from './static-server'

/** Serves files. @returns a function that asks for an address: its status, and where it redirects to */
async function serve(files: Record<string, string>) {
  const folder = temporaryFolder()
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  const server = createStaticServer(folder)
  onTestFinished(() => void server.close())
  const port = await listen(server, 0)
  return async (path: string) => {
    const { status, headers } = await askServer(port, path)
    return [status, headers.location]
  }
}

test('a page has the address of its file without its ending', async () => {
  const get = await serve({ 'plano.html': '<p>Plano</p>' })
  expect(await get('/plano')).toEqual([200, undefined])
  expect(await get('/plano/?from=ad')).toEqual([301, '/plano?from=ad'])
  expect(await get('/allen')).toEqual([404, undefined])
})

test('_redirects lead on', async () => {
  const get = await serve({ _redirects: '/old /new 301\n' })
  expect(await get('/old')).toEqual([301, '/new'])
})

test.each([
  ['//', 404, undefined],
  ['//example.com/', 301, '/example.com'],
  ['http://[/plano', 404, undefined],
  ['/%E0%A4%A', 404, undefined],
])('%s leads to no other host, and the server stays', async (path, status, location) => {
  const get = await serve({ 'plano.html': '<p>Plano</p>' })
  expect(await get(path)).toEqual([status, location])
  expect(await get('/plano')).toEqual([200, undefined])
})
