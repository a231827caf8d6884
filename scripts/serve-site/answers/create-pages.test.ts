import { expect, test } from 'vitest'
import { loadedSite, page } from '../../../tests/sites'
import { openRequestedSite } from '../pages/open-requested-site'
import { createPages } from './create-pages'

/** Pages of a site whose every address has one document, which says how often it was read. */
async function countedPages(text = JSON.stringify(page()), most = 1_000_000) {
  const counted = { reads: 0, told: [] as string[], state: 'as written' as string | undefined }
  const site = loadedSite()
  const index = { pages: 0, cities: [], aliases: {} }
  const open = await openRequestedSite({ ...site, pages: [], routes: [] }, index, () => Promise.resolve({}))
  const pages = createPages({
    site: open.site!,
    find: () =>
      Promise.resolve({
        name: 'pages/a.json',
        state: counted.state,
        read: () => Promise.resolve((counted.reads++, text)),
      }),
    render: (route, { pages }) => Promise.resolve(`${route} of ${pages.length}`),
    tell: (problems) => counted.told.push(...problems.map(({ rule }) => rule)),
    most,
  })
  return { pages, counted, model: open.site!.model }
}

test('a page is made once, also for several who ask at the same time, and again after its document changed', async () => {
  const { pages, counted, model } = await countedPages()
  const [first, second] = await Promise.all([pages('/a'), pages('/a')])
  expect(second).toBe(first)
  expect(await pages('/a')).toBe(first)
  expect([first?.html, counted.reads, model.pages]).toEqual(['/a of 1', 1, []])
  counted.state = 'changed'
  expect(await pages('/a')).not.toBe(first)
  expect(counted.reads).toBe(2)
})

test('where nobody can tell whether a document changed, it is read each time', async () => {
  const { pages, counted } = await countedPages()
  counted.state = undefined
  await pages('/a')
  await pages('/a')
  expect(counted.reads).toBe(2)
})

test('no more is kept than may be', async () => {
  const { pages, counted } = await countedPages(undefined, 20)
  for (const route of ['/a', '/b', '/a']) await pages(route)
  expect(counted.reads).toBe(3)
})

test('a mistake is told once for each state of the document', async () => {
  const { pages, counted } = await countedPages('{ "title": 5 }')
  expect((await pages('/a'))?.html).toBeUndefined()
  const told = counted.told.length
  expect(told).toBeGreaterThan(0)
  await pages('/a')
  expect(counted.told).toHaveLength(told)
})
