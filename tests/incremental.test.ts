import { cpSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildSite } from '../scripts/build/build-site'
import { seededRandom } from '../scripts/seeded-random'
import { EDITS, type Editing } from './incremental/edits'
import { folderContent } from './incremental/folder-content'
import { type Documents, page, prose, temporaryFolder, temporarySite } from './sites'

const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1e6))
const STEPS = 40

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

afterEach(() => {
  // a build that finds mistakes sets it
  process.exitCode = undefined
})

/** A copy of the bakery's site, which edits may change. */
function bakery(): { root: string; site: string; out: string } {
  const root = temporaryFolder()
  cpSync('tests/fixtures/bakery', root, { recursive: true })
  return { root, site: join(root, 'site.config'), out: join(root, 'dist') }
}

test(`whatever is edited, a build over the last one is the same to the byte as a clean one (SEED=${SEED})`, async () => {
  const random = seededRandom(SEED)
  const { root, site, out } = bakery()
  const names = Object.keys(EDITS)
  const done: string[] = []
  let last = {}
  for (let step = 1; step <= STEPS; step++) {
    const edits = Array.from(
      { length: 1 + Math.floor(random() * 2) },
      () => names[Math.floor(random() * names.length)]!,
    )
    for (const name of edits) EDITS[name]?.({ root, random, step } satisfies Editing)
    done.push(edits.join(' and '))
    const isBuilt = await buildSite(site, out)
    const clean = join(root, `clean-${step}`)
    expect(await buildSite(site, clean), done.join('\n')).toBe(isBuilt)
    const content = folderContent(join(out, 'client'))
    expect(content, done.join('\n')).toEqual(isBuilt ? folderContent(join(clean, 'client')) : last)
    last = content
  }
}, 240_000)

test('what has not changed is not written again', async () => {
  const { root, site, out } = bakery()
  await buildSite(site, out)
  const times = () =>
    Object.fromEntries(
      Object.keys(folderContent(join(out, 'client'))).map((file) => {
        const { ino, mtimeMs } = statSync(join(out, 'client', file))
        return [file, statSync(join(out, 'client', file)).isDirectory() ? '' : `${ino} ${mtimeMs}`]
      }),
    )
  const before = times()
  await buildSite(site, out)
  expect(times()).toEqual(before)
  EDITS['a word of a page changes']?.({ root, random: () => 0.3, step: 1 })
  await buildSite(site, out)
  const changed = Object.entries(times()).flatMap(([file, time]) => (time === before[file] ? [] : [file]))
  expect(changed).toEqual(['index.html'])
})

test('a page whose link leads nowhere now is told, though only the other page is gone', async () => {
  const site = temporarySite({
    'pages/a.json': page([prose({ level: 1, body: '[B](/b)' })]),
    'pages/b.json': page([prose({ level: 1, body: '[A](/a)' })]),
  })
  const out = join(temporaryFolder(), 'dist')
  expect(await buildSite(site, out)).toBe(true)
  rmSync(join(site, 'pages/b.json'))
  expect(await buildSite(site, out)).toBe(false)
  writeFileSync(join(site, 'pages/b.json'), JSON.stringify(page([prose({ level: 1, body: 'Again.' })])))
  expect(await buildSite(site, out)).toBe(true)
})

test('of many cities one moves: the pages near it, before and now, list it or no longer do', async () => {
  const town = (number: number, longitude: number) =>
    page([prose({ level: 1, title: `Town ${number}` }), { type: 'cities', title: 'Nearby' }], {
      vars: { city: `Town ${number}`, coordinates: `33.1, -${longitude}` },
    })
  const towns = Array.from({ length: 70 }, (_, number) => [`pages/town-${number}.json`, town(number, 90 + number / 10)])
  const site = temporarySite(Object.fromEntries(towns) as Documents)
  const [out, clean] = ['dist', 'clean'].map((name) => join(site, '..', name)) as [string, string]
  await buildSite(site, out)
  const before = folderContent(join(out, 'client'))
  writeFileSync(join(site, 'pages/town-3.json'), JSON.stringify(town(3, 96.55)))
  await buildSite(site, out)
  await buildSite(site, clean)
  const now = folderContent(join(out, 'client'))
  expect(now).toEqual(folderContent(join(clean, 'client')))
  const changed = Object.keys(now).filter((file) => now[file] !== before[file])
  expect(changed).toContain('town-66.html')
  expect(changed).not.toContain('town-35.html')
})

test('what somebody changed or deleted among the build’s files is as it was after the next build', async () => {
  const { site, out } = bakery()
  await buildSite(site, out)
  const before = folderContent(join(out, 'client'))
  rmSync(join(out, 'client/index.html'))
  rmSync(join(out, 'client/assets'), { recursive: true })
  for (const file of ['stowe.html', 'robots.txt', 'images/logo.svg'])
    writeFileSync(join(out, 'client', file), 'Not what the build wrote.')
  await buildSite(site, out)
  expect(folderContent(join(out, 'client'))).toEqual(before)
})
