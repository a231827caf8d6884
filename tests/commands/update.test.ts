import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { seededRandom } from '../../scripts/bench/seeded-random'
import { buildAgain, buildAsClean, changedFiles, titled, trustFileTimes, writePage } from './build-twice'
import { pick } from '../mutants/kinds/mutant'
import { type Documents, prose } from '../sites'
import { temporarySite } from '../temporary-sites'

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
  // no page links to it, which is a warning
  'pages/lost.json': titled('Lost', 'Nobody comes here.'),
}

test.each([
  ['a page', 'bread.json', titled('Bread', 'Rye, oat and wheat, [home](/).')],
  ['a city’s page', 'avon.json', titled('Rolls in Avon', 'Our stand by the old bridge.', { vars: { city: 'Avon' } })],
])(
  'if only words of %s change, no other file changes, and all problems are printed again',
  async (_, name, document) => {
    const site = temporarySite(PAGES)
    const first = await buildAgain(site)
    expect(first.printed).toContain('isn’t linked from any other page')
    writePage(site, name, document)
    expect(changedFiles(first, await buildAsClean(site))).toEqual([name.replace('.json', '.html')])
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
  ['a new page', 'other', titled('Another', 'One more page, [home](/).')],
])('a build over the last one prints and writes the same as a clean build: %s', async (_, name, document) => {
  const site = temporarySite(PAGES)
  await buildAgain(site)
  writePage(site, `${name}.json`, document)
  await buildAsClean(site)
})

test('a build whose cache is missing or broken is the same as a clean build', async () => {
  for (const damage of [(file: string) => rmSync(file), (file: string) => writeFileSync(file, 'nothing')]) {
    const site = temporarySite(PAGES)
    await buildAgain(site)
    writePage(site, 'bread.json', titled('Bread', 'Oat, [home](/).'))
    damage(join(site, '../dist/.build-cache'))
    await buildAsClean(site)
  }
})

const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1e6))
const STEPS = 20
const TOWNS = ['Avon', 'Bath', 'Fort Worth']

/** Texts that pages of cities share, some of which name a city. */
const TEXTS = [
  ...TOWNS.map((town) => `We bake for ${town} in an oven that is older than we are, and than our house.`),
  'We bake for {city} in an oven that is older than we are, and than our house.',
  'In {city} on Sundays.',
  'What is left at noon goes to the kitchen of the school, or to whoever is first at our door.',
  'Rye and wheat from the mill by the river, ground on the day before and never a day later.',
]

test(`whatever cities’ pages say, a build over the last one prints the same as a clean build (SEED=${SEED})`, async () => {
  const random = seededRandom(SEED)
  const ownText = (town: string, count: number) =>
    Array.from(
      { length: count },
      (_, index) => `${town.length}${index} ${town.toLowerCase()}${index} word${index}`,
    ).join(' ')
  const textsByTown = new Map(
    TOWNS.map((town) => [town, [ownText(town, 30), ownText(`${town}s`, 30), `Our own words, ${town}.`]]),
  )
  const fileOf = (town: string) => `${town.toLowerCase().replace(' ', '-')}.json`
  const document = (town: string) => {
    const [first = '', ...rest] = textsByTown.get(town) ?? []
    const sections = rest.map((body, index) => prose({ title: `${town} ${index + 1}`, body }))
    const whole = titled(`Work in ${town}`, first, { vars: { city: town } }) as { sections: object[] }
    return { ...whole, sections: [...whole.sections, ...sections] }
  }
  const links = TOWNS.map((town) => `[${town}](/${fileOf(town).replace('.json', '')})`).join(', ')
  const site = temporarySite({
    'pages/index.json': titled('Home', links),
    ...Object.fromEntries(TOWNS.map((town) => [`pages/${fileOf(town)}`, document(town)])),
  })
  await buildAgain(site)
  for (let step = 0; step < STEPS; step++) {
    const town = pick(TOWNS, random)
    const texts = textsByTown.get(town) ?? []
    texts[Math.floor(random() * texts.length)] =
      random() < 0.6 ? pick(TEXTS, random) : ownText(`${town}${step}`, 4 + (step % 9))
    writePage(site, fileOf(town), document(town))
    await buildAsClean(site, `${step}: ${JSON.stringify(texts)}`)
  }
}, 120_000)
