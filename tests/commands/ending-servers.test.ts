import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type IncomingMessage, get } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { commandLine } from '../../scripts/command'
import { bakery } from './build-twice'

/** More than the system keeps of an answer that nobody reads. */
const SIZE = 40_000_000

/** Waits until a server prints its address. @returns its port */
async function portOf(stdout: Readable): Promise<number> {
  let said = ''
  for (;;) {
    const [, port] = /localhost:(\d+)/.exec(said) ?? []
    if (port) return Number(port)
    said += String(await once(stdout, 'data'))
  }
}

// Windows ends a process at once, whatever it is asked
test.skipIf(process.platform === 'win32').each([
  ['itself', process.execPath, commandLine('serve')],
  ['npm', 'npm', ['run', 'serve', '--']],
])(
  'serve, started by %s, answers what is under way before it ends, and leaves no process behind',
  async (_, program, args) => {
    const { root, site } = bakery()
    writeFileSync(join(root, 'public/film.mp4'), Buffer.alloc(SIZE, 'x'))
    const server = spawn(program, [...args, '--site', site, '--port', '0'], {
      // where Vike finds Vitest it looks for what Vitest starts
      env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void server.kill('SIGKILL'))
    // the output is closed when the last process that may write to it is gone
    const gone = once(server, 'close')
    const port = await portOf(server.stdout)
    const [response] = (await once(get({ port, path: '/film.mp4' }), 'response')) as [IncomingMessage]
    server.kill('SIGTERM')
    expect((await buffer(response)).length).toBe(SIZE)
    await gone
    if (program === process.execPath) expect(server.exitCode).toBe(0)
  },
)
