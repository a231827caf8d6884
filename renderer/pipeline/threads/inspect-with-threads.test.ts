import { describe, expect, test, vi } from 'vitest'
import { type Documents, loadedSite, page, prose } from '../../../tests/sites'
import { type OpenSite, inspect, judge } from '../inspect'
import { inspectWithThreads } from './inspect-with-threads'
import type { Order } from './orders'
import { PageWorker } from './page-worker'
import type { Thread } from './thread'

/** Enough pages for three pieces: one for each of two threads, and one for the main one. */
const PAGES = 130

const nameOf = (town: number) => `town-${String(town).padStart(3, '0')}`

const towns = (pageOf: (town: number) => object): Documents =>
  Object.fromEntries(Array.from({ length: PAGES }, (_, town) => [`pages/${nameOf(town)}.json`, pageOf(town)]))

/** Inspects a site as one thread does, and as three do. */
async function bothWays(documents: Documents): Promise<{ alone: OpenSite; together: OpenSite }> {
  const loaded = loadedSite(documents)
  // each takes one piece before the main thread takes the rest
  const run = vi.fn(async ({ pages }: Order) => new PageWorker(loaded).inspect(pages).next().value)
  const helper = { run } as unknown as Thread
  const { inspection } = await inspectWithThreads(loaded, new PageWorker(loaded), { for: () => [helper, helper] })
  expect(run).toHaveBeenCalledTimes(2)
  return { alone: inspect(loadedSite(documents), false), together: judge(loaded, inspection) }
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

test('pages whose records are known are not inspected again', async () => {
  const loaded = loadedSite(towns((town) => page([prose({ level: 1, title: `Town ${town}` })])))
  const { records } = await inspectWithThreads(loaded, new PageWorker(loaded), { for: () => [] })
  const read = vi.spyOn(loaded, 'page')
  const asked = vi.fn(() => [])
  const known = records.map((record, at) => (at === 7 ? undefined : record))
  const again = await inspectWithThreads(loaded, new PageWorker(loaded), { for: asked }, known)
  expect(read.mock.calls).toEqual([[7]])
  expect(asked).toHaveBeenCalledWith(1)
  expect(again.records).toEqual(records)
})

describe('while something else needs the processors', () => {
  const loadTowns = () => loadedSite(towns((town) => page([prose({ level: 1, title: `Town ${town}` })])))

  test('nobody is asked for help', async () => {
    const loaded = loadTowns()
    const asked = vi.fn(() => [])
    const never = new Promise<undefined>(() => undefined)
    const { records } = await inspectWithThreads(loaded, new PageWorker(loaded), { for: asked, free: never })
    expect(records).toHaveLength(PAGES + 1)
    expect(asked).not.toHaveBeenCalled()
  })

  test('as soon as it has ended, with what is left', async () => {
    const loaded = loadTowns()
    const asked = vi.fn(() => [])
    await inspectWithThreads(loaded, new PageWorker(loaded), { for: asked, free: Promise.resolve(undefined) })
    expect(asked).toHaveBeenCalledExactlyOnceWith(expect.toSatisfy((left) => left > 0 && left <= PAGES + 1))
  })

  test('or not at all, when that has failed', async () => {
    const loaded = loadTowns()
    const asked = vi.fn(() => [])
    const free = Promise.reject<undefined>(new Error('The code can’t be bundled.'))
    const { records } = await inspectWithThreads(loaded, new PageWorker(loaded), { for: asked, free })
    expect(records).toHaveLength(PAGES + 1)
    expect(asked).not.toHaveBeenCalled()
  })
})
