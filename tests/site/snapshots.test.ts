import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import colors from 'picocolors'
import { expect, test } from 'vitest'
import { commandLine } from '../../scripts/command'
import { NEXT_STEP, compareSnapshots, printDifferences } from '../../scripts/snapshot/differences'
import { keptSnapshots, takeSnapshots } from '../../scripts/snapshot/take-snapshots'
import { registry } from '../../sections/registry'
import { allRoutes } from './all-routes'
import { builtFile } from './built-site'
import { copyOfRealSite } from '../sites'

const kept = keptSnapshots()
const taken = await takeSnapshots(builtFile(''))
const differences = compareSnapshots(kept, taken)

test.each([...new Set([...kept.keys(), ...taken.keys()])].sort())('%s looks as it did', (path) => {
  const own = differences.filter((difference) => difference.path === path)
  if (own.length > 0) expect.fail(`${printDifferences(own, colors.createColors(false))}\n\n${NEXT_STEP}`)
})

test('every route, the frame of the quote form and every section have a snapshot', () => {
  const pages = allRoutes().map((route) => `pages${route === '/' ? '/index' : route}.html`)
  const sections = Object.keys(registry).map((type) => `sections/${type}.html`)
  expect([...taken.keys()]).toEqual(
    expect.arrayContaining([...pages, 'pages/404.html', 'pages/embeds/quote-form.html', ...sections]),
  )
})

/** What shared/why-choose-us.json says. */
const WORDS = 'years of experience'

test('a changed word of a shared section is printed once, with the pages that say it', () => {
  const site = copyOfRealSite()
  const file = join(site, 'shared/why-choose-us.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(WORDS, 'years of practice'))
  const saysItself = (route: string) => readFileSync(join(site, `pages${route}.json`), 'utf8').includes(WORDS)
  const users = [...taken]
    .filter(([path, html]) => path.startsWith('pages/') && html.includes(WORDS))
    .map(([path]) => path.slice('pages'.length, -'.html'.length))
    .filter((route) => !saysItself(route))
  expect(users.length).toBeGreaterThan(1)

  const { status, stdout } = runSnapshot('--site', site)
  expect(stdout.split('\n').filter((line) => /^( {2}[-+]|\S)/.test(line))).toEqual([
    `${users.length} alike: ${users.join(', ')}`,
    expect.stringMatching(/^ {2}- +<(\w+)[^>]*>years of experience<\/\1>$/),
    expect.stringMatching(/^ {2}\+ +<(\w+)[^>]*>years of practice<\/\1>$/),
    `✗ ${users.length} of ${taken.size} snapshots differ. ${NEXT_STEP}`,
  ])
  expect(status).toBe(1)
})

test('the snapshots of one site are not written over with those of another', () => {
  const { status, stderr } = runSnapshot('--update', '--site', 'tests/fixtures/bakery/site.config')
  expect([status, stderr]).toEqual([
    2,
    'error: the snapshots are those of site.config: with --update leave --site tests/fixtures/bakery/site.config away.\n',
  ])
})

function runSnapshot(...args: string[]) {
  return spawnSync(process.execPath, commandLine('snapshot', ...args), { encoding: 'utf8' })
}
