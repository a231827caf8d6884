import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../scripts/free-port'
import { askServer } from './ask-server'
import { copyProject } from './faults/copy-project'

/** Starts the development server, and waits for what it says next that matches. */
function startDev(folder: string, port: number) {
  const server = spawn(process.execPath, ['scripts/run.mjs', 'dev', '--port', String(port)], {
    cwd: folder,
    // where Vike finds Vitest it looks for what Vitest starts
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
  })
  onTestFinished(() => end(server))
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += chunk))
  return async (what: RegExp) => {
    while (!what.test(stripVTControlCharacters(said)))
      await Promise.race([
        once(server.stdout, 'data'),
        once(server.stderr, 'data'),
        once(server, 'exit').then(() => Promise.reject(new Error(`npm run dev ended:\n${said}`))),
      ])
    said = ''
  }
}

async function end(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit')
  if (server.kill()) await ended
}

test('a server starts again with settings that are saved, and stays as it is while they have a mistake', async () => {
  const folder = copyProject()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const settings = join(folder, 'vite.config.ts')
  const original = readFileSync(settings, 'utf8')
  const port = await freePort()
  const isSaid = startDev(folder, port)
  const headerOf = async (path: string) => (await askServer(port, path)).headers['x-settings']

  await isSaid(/Serving site\.config on/)
  expect(await headerOf('/@vite/client')).toBeUndefined()

  writeFileSync(settings, original.replace('publicDir: false', 'publicDir: false, server: {'))
  await isSaid(/vite\.config\.ts:\d+:\d+: ERROR/)
  expect(await headerOf('/@vite/client')).toBeUndefined()

  const headers = "server: { headers: { 'X-Settings': 'new' } }"
  writeFileSync(settings, original.replace('publicDir: false', `publicDir: false, ${headers}`))
  await isSaid(/it starts again[^]*Serving site\.config on/)
  expect(await headerOf('/@vite/client')).toBe('new')
  const { status, body } = await askServer(port, '/plano', { accept: 'text/html' })
  expect(status, body).toBe(200)
})
