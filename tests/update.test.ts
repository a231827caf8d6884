import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { buildAgain, buildClean, folderOf, titled, trustFileTimes, writePage } from './incremental/build-twice'
import { type Documents, prose, temporarySite } from './sites'

beforeEach(trustFileTimes)

const HOME = titled('Home', 'We bake [bread](/bread), in [Avon](/avon) and in [Bath](/bath).')
const BREAD = titled('Bread', 'Rye and oat, [home](/).')
const AVON = titled('Rolls in Avon', 'Our stand by the bridge.', { vars: { city: 'Avon' } })
const BATH = titled('Cakes in Bath', 'Our stand on the green.', { vars: { city: 'Bath' } })
const BATH_SECTIONS = [prose({ level: 1, title: 'Cakes in Bath', body: 'Our stand on the green.' })]

const PAGES: Documents = {
  'pages/index.json': HOME,
  'pages/bread.json': BREAD,
  'pages/avon.json': AVON,
  'pages/bath.json': BATH,
  // nobody links to it, of which a rule warns
  'pages/lost.json': titled('Lost', 'Nobody comes here.'),
}

test.each([
  ['a page', 'bread.json', titled('Bread', 'Rye, oat and wheat, [home](/).')],
  ['a city’s page', 'avon.json', titled('Rolls in Avon', 'Our stand by the old bridge.', { vars: { city: 'Avon' } })],
])(
  'where only words of %s change, no other file does, and all problems are printed again',
  async (_, name, document) => {
    const site = temporarySite(PAGES)
    const first = await buildAgain(site)
    expect(first.printed).toContain('is linked from no other page')
    writePage(site, name, document)
    const again = await buildAgain(site)
    expect(again).toEqual(await buildClean(site))
    const changed = Object.keys(again.files).filter((file) => again.files[file] !== first.files[file])
    expect(changed).toEqual([name.replace('.json', '.html')])
  },
)

test.each([
  ['a title that another page has', 'bread', titled('Home', 'Rye and oat, [home](/).')],
  ['a link to nothing', 'bread', titled('Bread', 'Rye and oat, [gone](/gone).')],
  ['a link to a page without one', 'bread', titled('Bread', 'Rye and oat, [lost](/lost).')],
  ['no link home', 'bread', titled('Bread', 'Rye and oat.')],
  ['another address', 'bread', titled('Bread', 'Rye and oat, [home](/).', { aliases: ['/rye'] })],
  ['a city', 'bread', titled('Bread', 'Rye and oat, [home](/).', { vars: { city: 'Cary' } })],
  ['a long title', 'bread', titled('Bread'.repeat(20), 'Rye and oat, [home](/).')],
  ['a mistake', 'bread', titled('Bread', 'Rye and oat, [home](/).', { titel: 'Bread' })],
  ['a word of another city', 'bread', titled('Bread', 'Our stand by the bridge.', { vars: { city: 'Avon' } })],
  ['new words on a page with a problem', 'lost', titled('Lost', 'Nobody comes here today.')],
  ['the words of another city', 'avon', { ...AVON, sections: BATH_SECTIONS }],
  ['a page that is new', 'other', titled('Another', 'One more page, [home](/).')],
])('a build over the last one prints and writes what a clean one does: %s', async (_, name, document) => {
  const site = temporarySite(PAGES)
  await buildAgain(site)
  writePage(site, `${name}.json`, document)
  expect(await buildAgain(site)).toEqual(await buildClean(site))
})

test('a build whose notes of the last one are lost or broken is as a clean one', async () => {
  for (const spoil of [(file: string) => rmSync(file), (file: string) => writeFileSync(file, 'nothing')]) {
    const site = temporarySite(PAGES)
    await buildAgain(site)
    writePage(site, 'bread.json', titled('Bread', 'Oat, [home](/).'))
    spoil(join(folderOf(site, 'dist'), '.build-cache'))
    expect(await buildAgain(site)).toEqual(await buildClean(site))
  }
})
