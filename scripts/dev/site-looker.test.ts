import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { readAscii } from '../../renderer/pipeline/documents/read-ascii'
import { readText } from '../../renderer/pipeline/documents/read-text'
import { Threads } from '../../renderer/pipeline/threads/threads'
import { page, prose, temporarySite } from '../../tests/sites'
import { SiteLooker } from './site-looker'

vi.mock('../../renderer/pipeline/documents/read-ascii', async (original) => {
  const module = await original<typeof import('../../renderer/pipeline/documents/read-ascii')>()
  return { ...module, readAscii: vi.fn(module.readAscii) }
})
vi.mock('../../renderer/pipeline/documents/read-text', async (original) => {
  const module = await original<typeof import('../../renderer/pipeline/documents/read-text')>()
  return { ...module, readText: vi.fn(module.readText) }
})

const TOWNS = 300

const town = (number: number, more: object = {}) =>
  page([prose({ level: 1, body: `The town of number ${number}.` })], {
    title: `Town of number ${number}`,
    description: `What there is to say of town number ${number}, in a sentence that is long enough.`,
    ...more,
  })

/** A site of many pages with which nothing is wrong. */
function manyTowns(): string {
  const numbers = Array.from({ length: TOWNS }, (_, number) => number)
  const links = numbers.map((number) => `[Town ${number}](/town-${number})`).join(' ')
  return temporarySite({
    'pages/index.json': page([prose({ level: 1, body: links })]),
    ...Object.fromEntries(numbers.map((number) => [`pages/town-${number}.json`, town(number)])),
  })
}

const lookerAt = (folder: string) => new SiteLooker(folder, () => new Threads(undefined))

/** The pages that were read as documents, in either way. */
const pagesRead = () =>
  [...vi.mocked(readAscii).mock.calls, ...vi.mocked(readText).mock.calls].flatMap(
    ([file]) => /pages[/\\](.*)\.json$/.exec(file)?.[1] ?? [],
  )

beforeEach(forgetReads)

function forgetReads(): void {
  vi.mocked(readAscii).mockClear()
  vi.mocked(readText).mockClear()
}

test('after a change only the page is inspected again that was changed', async () => {
  const folder = manyTowns()
  const looker = lookerAt(folder)
  expect(await looker.look()).toMatchObject({ summary: `No problems in ${TOWNS + 1} pages.`, hasErrors: false })
  expect(pagesRead()).toHaveLength(TOWNS + 1)

  forgetReads()
  writeFileSync(join(folder, 'pages/town-7.json'), JSON.stringify(town(7, { titel: 'Town' })))
  const { told, summary } = await looker.look()
  expect(new Set(pagesRead())).toEqual(new Set(['town-7']))
  expect(told.map(({ problem }) => problem.what)).toEqual(['has no property "titel"'])
  expect(summary).toBe(`1 error in ${TOWNS + 1} pages.`)

  // a page that is wrong and was not changed is not inspected again either: it is read to show its lines
  forgetReads()
  writeFileSync(join(folder, 'pages/town-8.json'), JSON.stringify(town(8, { keywords: ['eight'] })))
  expect((await looker.look()).summary).toBe(summary)
  expect(new Set(pagesRead())).toEqual(new Set(['town-7', 'town-8']))
})

test('what is told of a wrong page is found anew when what pages can name has changed', async () => {
  const folder = temporarySite({ 'pages/anna.json': page([{ use: 'permits' }]) })
  const looker = lookerAt(folder)
  const found = async () => (await looker.look()).told.map(({ problem: { rule } }) => rule)
  expect(await found()).toContain('unknown-shared-section')
  mkdirSync(join(folder, 'shared'))
  writeFileSync(join(folder, 'shared/permits.json'), JSON.stringify(prose({ level: 1 })))
  expect(await found()).not.toContain('unknown-shared-section')
})

test('the list of cities and aliases comes with the look that found it, and again only when it is another', async () => {
  const folder = temporarySite({ 'pages/anna.json': town(1, { vars: { city: 'Anna' }, aliases: ['/an'] }) })
  const looker = lookerAt(folder)
  const cities = [{ name: 'Anna', route: '/anna' }]
  expect((await looker.look()).directory).toEqual({ cities, aliases: [['/an', '/anna']] })
  expect((await looker.look()).directory).toBeUndefined()
  rmSync(join(folder, 'pages/anna.json'))
  expect((await looker.look()).directory).toEqual({ cities: [], aliases: [] })
})

test('of very many problems the errors are told first, and how many there are beside', async () => {
  const folder = temporarySite(
    Object.fromEntries(
      Array.from({ length: 120 }, (_, number) => [`pages/town-${number}.json`, town(number, { a: 1 })]),
    ),
  )
  const { told, more, summary } = await lookerAt(folder).look()
  expect(told).toHaveLength(100)
  expect(more).toBe(20)
  expect(summary).toBe('120 errors in 121 pages.')
})
