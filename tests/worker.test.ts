import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openCode } from '../scripts/code/open-code'
import { freePort } from '../scripts/free-port'
import { gatherIndex } from '../scripts/serve-site/pages/gather-index'
import { openPackedSite } from '../scripts/serve-site/worker/open-packed-site'
import { createWorker } from '../scripts/serve-site/worker/create-worker'
import { packSite } from '../scripts/serve-site/worker/pack-site'
import { loadSite } from '../renderer/pipeline/load-site'
import { builtPage } from './built-site'
import { temporaryFolder } from './temporary-site'

const { server } = await openCode()
await import(pathToFileURL(join(server, 'entry.mjs')).href)

/** What a disk of workerd answers. */
const disk = (folder: string) => ({
  fetch: (address: string) => {
    const file = join(folder, decodeURIComponent(new URL(address).pathname))
    return Promise.resolve(existsSync(file) ? new Response(readFileSync(file)) : new Response(null, { status: 404 }))
  },
})

/** The worker of the site that ships, with its folder for documents and public/ for files. */
async function worker() {
  const loaded = await loadSite('site.config')
  const { index } = gatherIndex(loaded, () => undefined)
  const packed = await packSite(loaded, JSON.parse(loaded.site?.text ?? ''), index)
  const { fetch } = createWorker(structuredClone(packed))
  const bindings = { DOCUMENTS: disk('site.config'), FILES: disk('public') }
  return {
    packed,
    get: (path: string, init?: RequestInit) => fetch(new Request(`http://localhost${path}`, init), bindings),
  }
}

test('a worker makes the same of a page as the build', async () => {
  const { get } = await worker()
  for (const route of ['/', '/plano', '/services', '/workshops/texas-rail', '/embeds/quote-form']) {
    const response = await get(route)
    expect([response.status, (await response.text()) === builtPage(route)], route).toEqual([200, true])
  }
  const missing = await get('/no-such-page')
  expect([missing.status, (await missing.text()) === builtPage('/404')]).toEqual([404, true])
  expect((await get('/%E0%A4%A')).status).toBe(404)
  const { headers } = await get('/plano')
  expect((await get('/plano', { headers: { 'If-None-Match': headers.get('ETag') ?? '' } })).status).toBe(304)
})

test('a worker answers files with their types', async () => {
  const { get } = await worker()
  const picture = await get('/images/truck.jpg')
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
  expect((await get('/images/none.jpg')).status).toBe(404)
})

test('a worker is not made of a site whose site.json is wrong', async () => {
  const { packed } = await worker()
  const documents = { ...packed.documents, 'site.json': '{}' }
  await expect(openPackedSite({ ...packed, documents })).rejects.toThrow('site.json must be right')
})

const require = createRequire(import.meta.url)
const isInstalled = ['workerd', 'lightningcss-wasm'].every((name) => {
  try {
    return require.resolve(name) !== ''
  } catch {
    return false
  }
})

test.skipIf(!isInstalled)('workerd makes the same of a page as the build', async () => {
  const out = join(temporaryFolder(), 'worker')
  const port = await freePort()
  const args = ['scripts/run.mjs', 'pack-worker', '--out', out, '--port', String(port)]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  const { default: binary } = require('workerd') as { default: string }
  const child: ChildProcess = spawn(binary, ['serve', join(out, 'config.capnp')])
  onTestFinished(() => void child.kill())
  const ask = () => fetch(`http://localhost:${port}/plano`).then((response) => response.text(), String)
  await expect.poll(ask, { timeout: 20_000 }).toBe(builtPage('/plano'))
})

test.skipIf(isInstalled)('where a package is missing that a worker needs, it is named', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'pack-worker'], { encoding: 'utf8' })
  expect(status).toBe(2)
  expect(stderr).toMatch(/^error: a worker needs the package lightningcss-wasm.*npm install --no-save .*\n$/)
})
