import { expect, test, vi } from 'vitest'
import { type Documents, page, prose, temporarySite } from '../../../tests/temporary-site'
import { type OpenSite, inspect, judge } from '../inspect'
import { loadSite } from '../load-site'
import { createChunks, takeChunks } from './chunks'
import { type Delivery, type Order, buffersOf, deliver } from './deliver'
import { inspectWithThreads } from './inspect-with-threads'

/** Enough pages for three pieces: one for each of two threads, and one for the main one. */
const PAGES = 130

const nameOf = (town: number) => `town-${String(town).padStart(3, '0')}`

const towns = (pageOf: (town: number) => object): Documents =>
  Object.fromEntries(Array.from({ length: PAGES }, (_, town) => [`pages/${nameOf(town)}.json`, pageOf(town)]))

/** Inspects a site as one thread does, and as three do. */
async function bothWays(documents: Documents): Promise<{ alone: OpenSite; together: OpenSite }> {
  const folder = temporarySite(documents)
  const loaded = await loadSite(folder)
  const whole = await deliver({ folder, chunks: createChunks(loaded.routes.length) })
  // each takes one piece before the main thread takes the rest
  const help = async ({ chunks }: Order): Promise<Delivery> => {
    const { value: piece } = takeChunks(chunks).next()
    const delivery = whole.filter(([number]) => number === piece?.number)
    return structuredClone(delivery, { transfer: buffersOf(delivery) })
  }
  const asked = vi.fn(help)
  const together = judge(loaded, await inspectWithThreads(loaded, asked, 2))
  expect(asked).toHaveBeenCalledTimes(2)
  return { alone: inspect(await loadSite(folder), false), together }
}

test('several threads find the mistakes that one finds, in the same order', async () => {
  const { alone, together } = await bothWays({
    'shared/words.json': prose({ title: 'Words', bdy: 'Text.' }),
    ...towns((town) => {
      const neighbor = nameOf((town + 64) % 140)
      const body = town % 30 === 7 ? `[A neighbor](/${neighbor}#words) in {cty}` : `[A neighbor](/${neighbor})`
      return page([prose({ level: 1, body }), { use: town % 50 === 3 ? 'wordz' : 'words' }])
    }),
  })
  const rules = new Set(alone.problems.map(({ rule }) => rule))
  expect(rules).toEqual(new Set(['unknown-property', 'broken-link', 'unknown-variable', 'unknown-shared-section']))
  expect(together.problems).toEqual(alone.problems)
})

test('several threads find the warnings that one finds, in the same order', async () => {
  const { alone, together } = await bothWays(
    towns((town) =>
      page([prose({ level: 1, title: `Town ${town}`, body: `Our work in Town ${(town * 7) % 40} is done well.` })], {
        title: `Work in Town ${town}`,
        vars: { city: `Town ${town}` },
      }),
    ),
  )
  const rules = new Set(alone.problems.map(({ rule }) => rule))
  expect(rules).toEqual(new Set(['orphan-page', 'copied-page', 'duplicate-description', 'leftover-city']))
  expect(together.problems).toEqual(alone.problems)
  expect(together.pages.map(({ data }) => data)).toEqual(alone.pages.map(({ data }) => data))
})

test('the numbers of city pages change hands; nothing is told of pages that are none', async () => {
  const folder = temporarySite({
    'pages/plano.json': page([prose({ level: 1 })], { vars: { city: 'Plano' } }),
    'pages/thanks.json': page([prose({ level: 1 })], { vars: { city: 'Anna' }, index: false }),
    'pages/broken.json': '{',
  })
  const delivery = await deliver({ folder, chunks: createChunks(4) })
  const cities = delivery.flatMap(([, { pages }]) => pages.flatMap(({ facts }) => facts?.city ?? []))
  expect(cities.map(({ city }) => city)).toEqual(['Plano', 'Anna'])
  structuredClone(delivery, { transfer: buffersOf(delivery) })
  const numbers = cities.flatMap(({ own, sayings }) => [own?.hashes, ...Object.values(sayings)])
  expect(numbers.filter((list) => ArrayBuffer.isView(list) && list.byteLength > 0)).toEqual([])
})
