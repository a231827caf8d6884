import { readFileSync } from 'node:fs'
import colors from 'picocolors'
import { expect, test, vi } from 'vitest'
import { withBuild } from '../../scripts/prerender/with-build'
import { NEXT_STEP, compareSnapshots, printDifferences } from '../../scripts/snapshot/differences'
import { readSnapshots, takeSnapshots } from '../../scripts/snapshot/take-snapshots'
import { registry } from '../../sections/registry'
import { runCommand } from '../run-command'
import { allRoutes } from './all-routes'
import { builtFile } from './built-site'
import { ELECTRICIAN } from '../../scripts/fixtures'

vi.mock(import('../../scripts/prerender/with-build'), { spy: true })
vi.mock(import('../../scripts/snapshot/take-snapshots'), { spy: true })

const stored = readSnapshots()
const taken = await takeSnapshots(builtFile(''))
const differences = compareSnapshots(stored, taken)

test.each([...new Set([...stored.keys(), ...taken.keys()])].sort())('%s looks as it did', (path) => {
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

test('a changed word of a shared section is printed once, with the pages that say it', async () => {
  const saysItself = (route: string) => readFileSync(`${ELECTRICIAN.site}/pages${route}.json`, 'utf8').includes(WORDS)
  const users = [...taken]
    .filter(([path, html]) => path.startsWith('pages/') && html.includes(WORDS))
    .map(([path]) => path.slice('pages'.length, -'.html'.length))
    .filter((route) => !saysItself(route))
  expect(users.length).toBeGreaterThan(1)
  const changed = new Map(taken)
  for (const path of users.map((route) => `pages${route}.html`))
    changed.set(path, taken.get(path)?.replace(WORDS, 'years of practice') ?? '')

  // a second build would say no more than the first
  vi.mocked(withBuild).mockImplementationOnce((_, work) => work(builtFile('')))
  vi.mocked(takeSnapshots).mockResolvedValueOnce(changed)
  const { status, stdout } = await runCommand('snapshot')
  expect(vi.mocked(withBuild).mock.calls).toEqual([[ELECTRICIAN.site, expect.any(Function)]])
  expect(vi.mocked(takeSnapshots)).toHaveBeenLastCalledWith(builtFile(''))
  expect(stdout.split('\n').filter((line) => /^( {2}[-+]|\S)/.test(line))).toEqual([
    `the same in ${users.length}: ${users.join(', ')}`,
    expect.stringMatching(/^ {2}- +<(\w+)[^>]*>years of experience<\/\1>$/),
    expect.stringMatching(/^ {2}\+ +<(\w+)[^>]*>years of practice<\/\1>$/),
    `✗ ${users.length} of ${taken.size} snapshots differ. ${NEXT_STEP}`,
  ])
  expect(status).toBe(1)
})
