import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { buildAgain, buildClean, folderOf, titled, trustFileTimes, writePage } from './incremental/build-twice'
import { type Documents, temporarySite } from './sites'

beforeEach(trustFileTimes)

const HOME = titled('Home', 'We bake [bread](/bread), in [Avon](/avon) and in [Bath](/bath).')
const BREAD = titled('Bread', 'Rye and oat, [home](/).')
const AVON = titled('Rolls in Avon', 'Our stand by the bridge.', { vars: { city: 'Avon' } })
const BATH = titled('Cakes in Bath', 'Our stand on the green.', { vars: { city: 'Bath' } })

const PAGES: Documents = {
  'pages/index.json': HOME,
  'pages/bread.json': BREAD,
  'pages/avon.json': AVON,
  'pages/bath.json': BATH,
  // nobody links to it, which is told
  'pages/lost.json': titled('Lost', 'Nobody comes here.'),
}

test.each([
  ['of a page', 'bread.json', titled('Bread', 'Rye, oat and wheat, [home](/).')],
  [
    'of a city’s page',
    'avon.json',
    titled('Rolls in Avon', 'Our stand by the old bridge.', { vars: { city: 'Avon' } }),
  ],
])('where only words %s change, no other page is looked at, and all is told again', async (_, name, document) => {
  const site = temporarySite(PAGES)
  const first = await buildAgain(site)
  expect(first.told).toContain('is linked from no other page')
  writePage(site, name, document)
  const { isWhole, ...again } = await buildAgain(site)
  expect(isWhole).toBe(false)
  expect(again).toEqual(await buildClean(site))
  const changed = Object.keys(again.files).filter((file) => again.files[file] !== first.files[file])
  expect(changed).toEqual([name.replace('.json', '.html')])
})

test('one edit after the other is remembered, also by a look at the whole site', async () => {
  const site = temporarySite(PAGES)
  await buildAgain(site)
  for (const [name, body] of [
    ['bread', 'Rye, [home](/).'],
    ['index', '[Bread](/bread), [Avon](/avon), [Bath](/bath).'],
    ['bread', 'Oat, [home](/).'],
  ] as const) {
    writePage(site, `${name}.json`, titled(name === 'bread' ? 'Bread' : 'Home', body))
    expect((await buildAgain(site)).isWhole, `${name}: ${body}`).toBe(false)
  }
  writePage(site, 'other.json', titled('Another', 'One more page, [home](/).'))
  const { isWhole, ...again } = await buildAgain(site)
  expect(isWhole).toBe(true)
  expect(again).toEqual(await buildClean(site))
})

test('where nothing has changed nothing is written, and a page that somebody has deleted is there again', async () => {
  const site = temporarySite(PAGES)
  const first = await buildAgain(site)
  expect(await buildAgain(site)).toEqual({ ...first, isWhole: false })
  rmSync(join(folderOf(site, 'dist'), 'client/bread.html'))
  expect(await buildAgain(site)).toEqual({ ...first, isWhole: false })
})

test.each([
  ['a title that another page has', titled('Home', 'Rye and oat, [home](/).')],
  ['a link to nothing', titled('Bread', 'Rye and oat, [gone](/gone).')],
  ['a link to another page', titled('Bread', 'Rye and oat, [lost](/lost).')],
  ['no link home', titled('Bread', 'Rye and oat.')],
  ['another address', titled('Bread', 'Rye and oat, [home](/).', { aliases: ['/rye'] })],
  ['a city', titled('Bread', 'Rye and oat, [home](/).', { vars: { city: 'Cary' } })],
  ['a long title', titled('Bread'.repeat(20), 'Rye and oat, [home](/).')],
  ['a mistake', titled('Bread', 'Rye and oat, [home](/).', { titel: 'Bread' })],
  ['a word of another city', titled('Bread', 'Our stand by the bridge.', { vars: { city: 'Avon' } })],
])('what changes more than words is told as a clean build tells it: %s', async (_, document) => {
  const site = temporarySite(PAGES)
  await buildAgain(site)
  writePage(site, 'bread.json', document)
  const { isWhole, ...again } = await buildAgain(site)
  expect(isWhole || !again.isBuilt).toBe(true)
  expect(again).toEqual(await buildClean(site))
})

test.each([
  ['a page about which something was told', 'lost.json', titled('Lost', 'Nobody comes here today.')],
  [
    'a city’s page that says what another one says',
    'avon.json',
    { ...AVON, sections: (BATH as { sections: object[] }).sections },
  ],
])('the whole site is looked at for %s', async (_, name, document) => {
  const site = temporarySite(PAGES)
  await buildAgain(site)
  writePage(site, name, document)
  const { isWhole, ...again } = await buildAgain(site)
  expect(isWhole).toBe(true)
  expect(again).toEqual(await buildClean(site))
})

test('a build whose notes of changes are lost or broken is as a clean one', async () => {
  for (const spoil of [(file: string) => rmSync(file), (file: string) => writeFileSync(file, 'nothing')]) {
    const site = temporarySite(PAGES)
    await buildAgain(site)
    writePage(site, 'bread.json', titled('Bread', 'Oat, [home](/).'))
    await buildAgain(site)
    spoil(join(folderOf(site, 'dist'), '.build-changes'))
    const { isWhole: _, ...again } = await buildAgain(site)
    expect(again).toEqual(await buildClean(site))
  }
})
