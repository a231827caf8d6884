import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildSite } from '../../scripts/prerender/build-site'
import { commandLine } from '../../scripts/command'
import { CHANGES, GROWING_CHANGES, disk } from '../failing-disk'
import { editFile } from '../temporary-sites'
import { bakery, folderContent } from './build-twice'

/** `npm run test:full` tries every moment, which takes a quarter of an hour; npm test tries some. */
const IS_FULL = process.env.PLAT_TEST_FULL === 'true'
if (IS_FULL) vi.setConfig({ testTimeout: 0 })

vi.mock('node:fs', async (importActual) => (await import('../failing-disk')).watchDisk(await importActual()))

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

afterEach(() => {
  disk.before = () => undefined
  vi.restoreAllMocks()
})

/** What a build makes of each version of the bakery's site. */
const clean: Record<string, string>[] = []

/** A copy of the bakery's site in two versions, and what a build makes of each. */
async function versionedBakery() {
  const { root, site, out } = bakery()
  const save = (version: number) => {
    const title = version % 2 ? 'Bread of another day' : 'Bread of the day'
    editFile(join(site, 'pages/index.json'), /"title": "[^"]*"/, `"title": "${title}"`)
    // each version has a file in public/ that the other has not, so that all builds make as many changes
    const [name, other] = version % 2 ? ['menu.txt', 'offer.txt'] : ['offer.txt', 'menu.txt']
    writeFileSync(join(root, 'public', name!), 'Rolls')
    rmSync(join(root, 'public', other!), { force: true })
  }
  for (const version of clean.length ? [] : [0, 1]) {
    save(version)
    await buildSite(site, join(root, `clean-${version}`))
    clean[version] = folderContent(join(root, `clean-${version}`, 'client'))
  }
  const expected = (version: number) => clean[version % 2] ?? {}
  /** How often the folder for hosts was missing after an interrupted build, since it can't be replaced in one step. */
  const gone = { client: 0 }
  /** Expects an interrupted build to leave the last site or the new one, complete, and the next build to tidy up. */
  const expectWhole = async (moment: string, version: number, isFirst: boolean, interrupt: () => Promise<void>) => {
    if (isFirst) rmSync(out, { recursive: true })
    save(version)
    await interrupt()
    const whole = [isFirst ? {} : expected(version - 1), expected(version)]
    const [live, client] = [folderContent(join(out, 'live')), folderContent(join(out, 'client'))]
    expect(whole, `live at ${moment}`).toContainEqual(live)
    if (!isFirst && Object.keys(client).length === 0) gone.client++
    else expect(whole, `client at ${moment}`).toContainEqual(client)
    await buildSite(site, out)
    for (const name of ['live', 'client'])
      expect(folderContent(join(out, name)), `${name} after ${moment}`).toEqual(expected(version))
    expectTidy(out)
  }
  return { site, out, save, expected, expectWhole, gone }
}

/**
 * Builds a site while changes of its folder fail from one on.
 * @param first the number of the first change that fails, counted from 1
 * @param kinds the changes that fail; by default all, as for a process that is killed
 * @returns how many changes there were, and the error that the build has ended with
 */
async function buildFailing(site: string, out: string, first: number, kinds: readonly string[] = CHANGES) {
  let changes = 0
  disk.before = (change, paths) => {
    if (!paths.some((path) => String(path).startsWith(out))) return
    changes++
    if (changes >= first && kinds.includes(change)) throw new Error('The disk takes no more.')
  }
  const error = await buildSite(site, out).catch((thrown: unknown) => thrown)
  disk.before = () => undefined
  return { changes, error: error instanceof Error ? error : undefined }
}

/** Numbers up to a last one: all, or the last ones, which are about publishing, and some of those before. */
const momentsUpTo = (last: number): number[] => {
  const all = Array.from({ length: last }, (_, at) => at + 1)
  return all.filter((number) => IS_FULL || number > last - 10 || number % Math.ceil(last / 4) === 1)
}

/** A build's folder holds nothing but the site and what the next build goes by. */
function expectTidy(out: string): void {
  const names = readdirSync(out).map((name) => name.replace(/^\.client-.*/, '.client-'))
  expect(names.sort()).toEqual(['.build-cache', '.client-', 'client', 'live'])
}

test.each([
  ['a build', 'the last site or the new one, whole'],
  ['a first build', 'no site or the whole one'],
])('%s that ends at any change of its folder leaves %s', async (kind) => {
  const isFirst = kind === 'a first build'
  const { site, out, save, expectWhole, gone } = await versionedBakery()
  save(0)
  if (!isFirst) await buildSite(site, out)
  save(1)
  const { changes } = await buildFailing(site, out, Infinity)
  expectTidy(out)
  let version = 1
  let failed = 0
  for (const moment of momentsUpTo(changes))
    await expectWhole(`change ${moment} of ${changes}`, ++version, isFirst, async () => {
      const { error } = await buildFailing(site, out, moment)
      if (error) failed++
    })
  expect(failed).toBeGreaterThan(8)
  expect(gone.client).toBe(isFirst ? 0 : 1)
})

test('where the disk is full the build says so, the last site stays, and the next build leaves nothing behind', async () => {
  const { site, out, save, expected } = await versionedBakery()
  save(0)
  await buildSite(site, out)
  save(1)
  for (const moment of [1, 5, 20, 60]) {
    const { error } = await buildFailing(site, out, moment, GROWING_CHANGES)
    expect(error?.message).toBe('The disk takes no more.')
    expect(folderContent(join(out, 'client'))).toEqual(expected(0))
  }
  await buildSite(site, out)
  expect(folderContent(join(out, 'client'))).toEqual(expected(1))
  expectTidy(out)
})

test('a reader finds each page at any time, however often the site is built', async () => {
  const { site, out, save } = await versionedBakery()
  const page = join(out, 'live/index.html')
  const texts: string[] = []
  for (const version of [0, 1]) {
    save(version)
    await buildSite(site, out)
    texts.push(readFileSync(page, 'utf8'))
  }
  const ended = new Int32Array(new SharedArrayBuffer(4))
  const reader = new Worker('./tests/servers/poll-page.mjs', { workerData: { page, texts, ended } })
  await once(reader, 'message')
  const seen = once(reader, 'message')
  const builds = IS_FULL ? 100 : 4
  for (let version = 2; version < 2 + builds; version++) {
    save(version)
    await buildSite(site, out)
  }
  Atomics.store(ended, 0, 1)
  const [{ reads, wrong }] = await seen
  expect(wrong).toEqual([])
  expect(reads).toBeGreaterThan(builds)
})

test('a build or an update whose process is killed leaves the last site or the new one, whole', async () => {
  const { site, out, save, expectWhole } = await versionedBakery()
  save(0)
  await buildSite(site, out)
  const start = () => spawn(process.execPath, commandLine('build', '--site', site, '--out', out), { stdio: 'ignore' })
  const started = performance.now()
  await once(start(), 'exit')
  const whole = performance.now() - started
  const parts = IS_FULL ? Array.from({ length: 200 }, () => 1.1 * Math.random()) : [0.5, 0.8, 1]
  for (const [at, part] of parts.entries()) {
    await expectWhole(`${part} of the time`, at + 1, at % 2 === 1, async () => {
      const build = start()
      const ended = once(build, 'exit')
      const timer = setTimeout(() => build.kill('SIGKILL'), part * whole)
      await ended
      clearTimeout(timer)
    })
  }
})
