import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { seededRandom } from '../scripts/seeded-random'
import { buildAgain, buildClean, titled, trustFileTimes, writePage } from './incremental/build-twice'
import { page, prose, temporarySite } from './sites'

const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1e6))
const STEPS = 30

beforeEach(trustFileTimes)

const TOWNS = ['Avon', 'Bath', 'Fort Worth']

/** Texts that pages of cities have in common, and that name them. */
const TEXTS = [
  ...TOWNS.map((town) => `We bake for ${town} in an oven that is older than we are, and than our house.`),
  'We bake for {city} in an oven that is older than we are, and than our house.',
  'In {city} on Sundays.',
  'What is left at noon goes to the kitchen of the school, or to whoever is first at our door.',
  'Rye and wheat from the mill by the river, ground on the day before and never a day later.',
]

test(`whatever cities’ pages say, a build over the last one prints what a clean one prints (SEED=${SEED})`, async () => {
  const random = seededRandom(SEED)
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const own = (town: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${town.length}${at} ${town.toLowerCase()}${at} word${at}`).join(' ')
  const texts = new Map(TOWNS.map((town) => [town, [own(town, 30), own(`${town}s`, 30), `Our own words, ${town}.`]]))
  const document = (town: string) =>
    page(
      (texts.get(town) ?? []).map((body, at) =>
        prose({ level: at === 0 ? 1 : undefined, title: `${town} ${at}`, body }),
      ),
      {
        title: `Work in ${town}`,
        description: `What is done in ${town}, by whom, and when: in a sentence that is neither short nor long.`,
        vars: { city: town },
      },
    )
  const nameOf = (town: string) => `${town.toLowerCase().replace(' ', '-')}.json`
  const links = TOWNS.map((town) => `[${town}](/${nameOf(town).replace('.json', '')})`).join(', ')
  const site = temporarySite({
    'pages/index.json': titled('Home', links),
    ...Object.fromEntries(TOWNS.map((town) => [`pages/${nameOf(town)}`, document(town)])),
  })
  await buildAgain(site)
  for (let step = 0; step < STEPS; step++) {
    const town = oneOf(TOWNS)
    const said = texts.get(town) ?? []
    said[Math.floor(random() * said.length)] = random() < 0.6 ? oneOf(TEXTS) : own(`${town}${step}`, 4 + (step % 9))
    writePage(site, nameOf(town), document(town))
    expect(await buildAgain(site), `${step}: ${readFileSync(join(site, 'pages', nameOf(town)), 'utf8')}`).toEqual(
      await buildClean(site),
    )
  }
}, 120_000)
