import { cpSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seededRandom } from '../../scripts/bench/seeded-random'
import { checkBuild } from '../../scripts/check/check-build'
import { editFile, temporaryFolder } from '../temporary-sites'
import { builtFile } from './built-site'

const ROUTES = ['/', '/stowe']

test('a site whose pages are right passes every check', async () => {
  expect(await checkBuild(builtFile('', 'bakery'), ROUTES)).toEqual([
    { name: 'links', faults: [] },
    { name: 'HTML', faults: [] },
    { name: 'weight', faults: [], isAdvice: true },
    { name: 'accessibility', faults: [] },
  ])
})

test('what is wrong with a page is reported by the check that looks for it', async () => {
  const client = join(temporaryFolder(), 'client')
  cpSync(realpathSync(builtFile('', 'bakery')), client, { recursive: true })
  // letters without order, which no server can compress
  const random = seededRandom(1)
  const noise = Array.from({ length: 30_000 }, () => String.fromCodePoint(0x4e00 + Math.floor(random() * 20_000)))
  editFile(join(client, 'stowe.html'), '<main', `<a href="/sotwe">Stowe</a><p>${noise.join('')}</p><main`)
  editFile(join(client, 'index.html'), '<main', '<p><div>Bread</div></p><button></button><main')
  const outcomes = await checkBuild(client, ROUTES)
  expect(outcomes.map(({ name, faults }) => [name, faults[0]])).toEqual([
    ['links', '/stowe: /sotwe leads nowhere'],
    ['HTML', expect.stringMatching(/^\/: no-implicit-close: /)],
    ['weight', expect.stringMatching(/^\/stowe: the page weighs [\d.]+ KB, more than 24\.0 KB$/)],
    ['accessibility', expect.stringMatching(/^\/: button-name: <button>/)],
  ])
})
