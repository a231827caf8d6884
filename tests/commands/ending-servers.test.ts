import { once } from 'node:events'
import { cpSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, get } from 'node:http'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { commandLine } from '../../scripts/command'
import { askServer, endServer, startServer } from '../servers/ask-server'
import { bakery } from './build-twice'

/** More than the system buffers of a response that nobody reads. */
const SIZE = 40_000_000

// Windows ends a process at once, whatever the signal
test.skipIf(process.platform === 'win32').each([
  ['itself', process.execPath, commandLine('serve')],
  ['npm', 'npm', ['run', 'serve', '--']],
])(
  'serve, started by %s, answers pending requests before it ends, and leaves no process behind',
  async (_, program, args) => {
    const { root, site } = bakery()
    writeFileSync(join(root, 'public/film.mp4'), Buffer.alloc(SIZE, 'x'))
    const { port, server } = await startServer([...args, '--site', site], '.', program)
    onTestFinished(() => void server.kill('SIGKILL'))
    // its output is closed when the last process that can write to it has ended
    const closed = once(server, 'close')
    const [response] = (await once(get({ port, path: '/film.mp4' }), 'response')) as [IncomingMessage]
    server.kill('SIGTERM')
    expect((await buffer(response)).length).toBe(SIZE)
    await closed
    if (program === process.execPath) expect(server.exitCode).toBe(0)
  },
)

test.skipIf(process.platform === 'win32')('serve says so if it stops because its terminal was closed', async () => {
  const { server } = await startServer(commandLine('serve', '--site', bakery().site))
  const [ended, printed] = [once(server, 'close'), text(server.stderr)]
  server.kill('SIGHUP')
  await ended
  expect([server.signalCode, await printed]).toEqual([
    'SIGHUP',
    expect.stringContaining('Stopped, since the terminal was closed.'),
  ])
})

test('serve goes on if nobody reads its output any more', async () => {
  const { site } = bakery()
  const { port, server } = await startServer(commandLine('serve', '--site', site))
  onTestFinished(() => endServer(server))
  await Promise.all([server.stdout, server.stderr].map((stream) => once(stream.destroy(), 'close')))
  // the next check of all pages prints its result, and adds the new page to the sitemap
  cpSync(join(site, 'pages/index.json'), join(site, 'pages/again.json'))
  await expect.poll(async () => (await askServer(port, '/sitemap.xml')).body, { timeout: 60_000 }).toContain('/again')
  expect((await askServer(port, '/')).status).toBe(200)
})
