import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { page, prose, temporarySite } from '../../tests/sites'
import { checkSite } from './check-site'
import { openSite } from './open-site'
import { Threads } from './threads/threads'

const documents = {
  'pages/a.json': page([prose({ level: 1, bdy: 'Text.' })]),
  'pages/b.json': page([prose({ level: 1, body: 'See [Dallas](/dallas).' })]),
}

test('the problems of a site are the same whether its pages are kept or not', async () => {
  const folder = temporarySite(documents)
  const [opened, checked] = [await openSite(folder), await checkSite(folder)]
  expect(opened.problems.map(({ rule }) => rule)).toEqual(['unknown-property', 'broken-link'])
  expect(checked.problems).toEqual(opened.problems)
  expect(opened.pages.map(({ data }) => data.sections.length)).toEqual([1])
  expect(checked.pages.map(({ data }) => data.sections)).toEqual([undefined])
})

const failing = new URL('data:text/javascript,throw new Error("started")')

test('for few pages no thread is started', async () => {
  expect((await checkSite(temporarySite(documents), new Threads(failing))).problems).toHaveLength(2)
})

test.skipIf(availableParallelism() === 1)('many pages are worth one', async () => {
  const pages = Array.from({ length: 500 }, (_, number) => [`pages/${number}.json`, '{'])
  await expect(checkSite(temporarySite(Object.fromEntries(pages)), new Threads(failing))).rejects.toThrow('started')
})

test('a folder that is not there can’t be read', async () => {
  const folder = `${temporarySite()}/none`
  await expect(openSite(folder)).rejects.toThrow('ENOENT')
  await expect(checkSite(folder)).rejects.toThrow('ENOENT')
})
