import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import colors from 'picocolors'
import { expect, test } from 'vitest'
import { commandLine } from '../scripts/command'
import { compareSnapshots } from '../scripts/snapshot/compare-snapshots'
import { NEXT_STEP, printDifferences } from '../scripts/snapshot/print-differences'
import { keptSnapshots } from '../scripts/snapshot/snapshot-files'
import { takeSnapshots } from '../scripts/snapshot/take-snapshots'
import { registry } from '../sections/registry'
import { allRoutes } from './all-routes'
import { builtFile } from './built-site'
import { copyOfRealSite } from './sites'

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

test('a word of a shared section changes one line of each page that says it, and nothing else', () => {
  const site = copyOfRealSite()
  const change = (name: string, word: string, other: string) => {
    const file = join(site, 'shared', name)
    const text = readFileSync(file, 'utf8')
    expect(text).toContain(word)
    writeFileSync(file, text.replace(word, other))
  }
  change('permits.json', 'It gets inspected', 'It gets approved')
  change('why-choose-us.json', 'years of experience', 'years of practice')
  const users = pagesWith(site, 'why-choose-us', 'items')
  expect(users.length).toBeGreaterThan(1)
  expect(pagesWith(site, 'permits', 'steps')).toEqual(['/'])

  const { status, stdout } = runSnapshot('--site', site)
  expect(stdout.split('\n').filter((line) => /^( {2}[-+]|\S)/.test(line))).toEqual([
    `${users.length} alike: ${users.join(', ')}`,
    expect.stringMatching(/^ {2}- +<(\w+)[^>]*>years of experience<\/\1>$/),
    expect.stringMatching(/^ {2}\+ +<(\w+)[^>]*>years of practice<\/\1>$/),
    '/',
    expect.stringMatching(/^ {2}- +<(\w+)[^>]*>It gets inspected<\/\1>$/),
    expect.stringMatching(/^ {2}\+ +<(\w+)[^>]*>It gets approved<\/\1>$/),
    `✗ ${users.length + 1} of ${taken.size} snapshots differ. ${NEXT_STEP}`,
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

/** The pages that use a shared section and leave this key of it as it is. */
function pagesWith(site: string, name: string, key: string): string[] {
  return allRoutes().filter((route) => {
    const text = readFileSync(join(site, `pages${route === '/' ? '/index' : route}.json`), 'utf8')
    const { sections } = JSON.parse(text) as { sections: Record<string, unknown>[] }
    return sections.some((section) => section.use === name && !(key in section))
  })
}

function runSnapshot(...args: string[]) {
  return spawnSync(process.execPath, commandLine('snapshot', ...args), { encoding: 'utf8' })
}
