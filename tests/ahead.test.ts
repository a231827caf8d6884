import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandLine } from '../scripts/command-line'
import { folderContent } from './incremental/folder-content'
import { page, prose, temporaryFolder, temporarySite } from './sites'

/** Enough that pages are rendered before the whole site is known. */
const TOWNS = 1100

/** A town in a row of them. */
const town = (at: number) =>
  page([prose({ level: 1, body: `What Town ${at} says of itself.` }), { type: 'cities', title: 'Our towns' }], {
    title: `Work in Town ${at}`,
    vars: { city: `Town ${at}`, coordinates: `44, ${at / 100 - 72}` },
  })

/** That one town is a city is found out only where its document is parsed. */
const HIDDEN = JSON.stringify(town(550)).replace('"vars"', String.raw`"v\u0061rs"`)

const TOWN_PAGES = Object.fromEntries(Array.from({ length: TOWNS }, (_, at) => [`pages/town-${at}.json`, town(at)]))

const build = (...options: string[]) =>
  spawnSync(process.execPath, commandLine('build', ...options), { encoding: 'utf8', maxBuffer: 1e8 })

test('what is rendered before the whole site is known is what is rendered afterwards, to the byte', () => {
  const site = temporarySite({ ...TOWN_PAGES, 'pages/town-550.json': HIDDEN })
  const root = temporaryFolder()
  const folder = (name: string) => join(root, name)
  const whole = build('--site', site, '--out', folder('whole'))
  expect(whole.status, whole.stdout + whole.stderr).toBe(0)
  // parts are rendered when all is checked
  for (const part of ['1/2', '2/2']) build('--site', site, '--out', folder(part[0]!), '--shard', part)
  build('--merge', folder('1'), folder('2'), '--out', folder('merged'))
  const written = folderContent(folder('whole/client'))
  expect(Object.keys(written).length).toBeGreaterThan(TOWNS)
  expect(written).toEqual(folderContent(folder('merged/client')))
  expect(readFileSync(folder('whole/client/town-549.html'), 'utf8')).toContain('href="/town-550"')
})

test('with a mistake nothing is written', () => {
  const site = temporarySite({ ...TOWN_PAGES, 'pages/town-700.json': page([prose({ level: 1, bdy: 'Text.' })]) })
  const out = join(temporaryFolder(), 'dist')
  const { status, stdout, stderr } = build('--site', site, '--out', out)
  expect(status, stderr).toBe(1)
  expect(stdout).toContain('bdy')
  expect(existsSync(out)).toBe(false)
})
