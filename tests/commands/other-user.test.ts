import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, lstatSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../temporary-sites'
import { copyProject } from './copy-project'

const NOBODY = { uid: 65534, gid: 65534 }

/** It has few pictures. */
const BAKERY = ['--site', 'tests/fixtures/bakery/site.config']

/** A copy of the project that belongs to root, whose caches are its own, and a temporary folder of another user. */
function projectOfRoot() {
  const project = copyProject()
  onTestFinished(() => rmSync(project, { recursive: true, force: true }))
  // the copy's link to the cache of pictures leads to a folder that other tests use
  rmSync(join(project, 'node_modules/.cache'), { recursive: true })
  chmodSync(project, 0o755)
  const temporary = temporaryFolder()
  chmodSync(temporary, 0o777)
  return { project, temporary, env: { ...process.env, TMPDIR: temporary, HOME: temporary } }
}

/** The lines that a server prints, until it says where it listens. */
async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout || !server.stderr) throw new Error('The server has no output.')
  const lines: string[] = []
  createInterface({ input: server.stderr }).on('line', (line) => lines.push(line))
  for await (const line of createInterface({ input: server.stdout })) {
    lines.push(line)
    const [address] = /http:\/\/localhost:\d+/.exec(line) ?? []
    if (address) return address
  }
  throw new Error(lines.join('\n'))
}

const npm = (...args: string[]) => ['npm', ['run', '--silent', ...args]] as const

describe.skipIf(process.getuid?.() !== 0)('a project of root', () => {
  test('that is built is served by a user who can’t write it, with its pictures', async () => {
    const { project, temporary, env } = projectOfRoot()
    const built = spawnSync(...npm('build', '--', ...BAKERY), { cwd: project, encoding: 'utf8' })
    expect([built.status, built.stdout]).toEqual([0, expect.stringContaining('pages written')])
    rmSync(join(project, 'node_modules/.cache/plat/images'), { recursive: true, force: true })

    const server = spawn(...npm('serve', '--', ...BAKERY, '--port', '0'), {
      cwd: project,
      env,
      ...NOBODY,
      detached: true,
    })
    onTestFinished(() => void (server.pid && process.kill(-server.pid)))
    const address = await addressOf(server)
    const html = await (await fetch(`${address}/stowe`)).text()
    const [picture] = /\/assets\/images\/[^"\s]+\.webp/.exec(html) ?? []
    expect((await fetch(`${address}${picture}`)).status).toBe(200)

    // only this user writes there: the code of commands is run from it
    const [own = ''] = readdirSync(temporary).filter((name) => name.startsWith('plat-'))
    expect(lstatSync(join(temporary, own))).toMatchObject({ uid: NOBODY.uid, mode: 0o40700 })
  })

  test('is checked by a user who can’t write it', () => {
    const { project, env } = projectOfRoot()
    const checked = spawnSync(...npm('validate', '--', ...BAKERY), { cwd: project, env, ...NOBODY, encoding: 'utf8' })
    expect([checked.status, checked.stderr]).toEqual([0, ''])
  })

  test('that was never built can’t be served by such a user, who learns why', () => {
    const { project, env } = projectOfRoot()
    const served = spawnSync(...npm('serve', '--', ...BAKERY), { cwd: project, env, ...NOBODY, encoding: 'utf8' })
    expect([served.status, served.stderr]).toEqual([
      1,
      expect.stringMatching(/^error: the code of the pages must be bundled, .* Run `npm run build` once .*\n$/),
    ])
  })

  test('runs no code from a folder that somebody else has prepared', async () => {
    const { project, temporary, env } = projectOfRoot()
    const other = spawn('mkdir', [join(temporary, `plat-${NOBODY.uid}`)], { uid: 65533 })
    await once(other, 'exit')
    const checked = spawnSync(...npm('validate', '--', ...BAKERY), { cwd: project, env, ...NOBODY, encoding: 'utf8' })
    expect([checked.status, checked.stderr]).toEqual([
      1,
      expect.stringMatching(/^error: EPERM: code is run from this folder, .*\n$/),
    ])
  })
})
