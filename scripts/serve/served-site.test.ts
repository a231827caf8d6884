import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { loadWithoutPages } from '../../renderer/pipeline/load-site'
import { type Documents, modelWith, page, temporarySite } from '../../tests/sites'
import { ServedPages, findDocument } from './served-site'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Lets the times of files that were just written be trusted: by themselves they would be read once more. */
const trustFileTimes = () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)

/** The pages of a site whose renderer notes what it is asked for. */
function servedPages(documents: Documents = {}, memory = 1_000_000) {
  const folder = temporarySite({ 'pages/a.json': page(), 'pages/b.json': page(), ...documents })
  const rendered: string[] = []
  const render: ConstructorParameters<typeof ServedPages>[1] = ({ route, data }) => {
    rendered.push(route)
    return `${route}: ${data.title}`
  }
  const pages = new ServedPages({ loaded: loadWithoutPages(folder, 7), model: modelWith() }, render, memory)
  return { folder, pages, rendered }
}

test.each([
  ['a page is made once', 1_000_000, '/a /a', '/a'],
  ['of more pages than fit, the one that was not used for longest goes', 1200, '/a /b /a /c /a /b', '/a /b /c /b'],
  ['without memory no page is kept', 0, '/a /a', '/a /a'],
])('%s', async (_, memory, requested, made) => {
  trustFileTimes()
  const { pages, rendered } = servedPages({ 'pages/c.json': page() }, memory)
  for (const route of requested.split(' ')) expect((await pages.find(route))?.html).toBe(`${route}: A page`)
  expect(rendered.join(' ')).toBe(made)
})

test('how many cities there are it is told, since it reads no other page', async () => {
  const { pages } = servedPages({ 'pages/a.json': page(undefined, { title: 'In {cityCount} towns' }) })
  expect((await pages.find('/a'))?.html).toBe('/a: In 7 towns')
})

test('where nobody can say whether a document changed, it is read each time', async () => {
  const { pages, rendered } = servedPages()
  for (const route of ['/a', '/a']) await pages.find(route)
  expect(rendered).toEqual(['/a', '/a'])
})

test('a page is made again after its document changed', async () => {
  trustFileTimes()
  const { folder, pages } = servedPages()
  await pages.find('/a')
  writeFileSync(join(folder, 'pages/a.json'), JSON.stringify(page(undefined, { title: 'Another title' })))
  expect((await pages.find('/a'))?.html).toBe('/a: Another title')
})

test('a mistake is printed once for each state of the document', async () => {
  trustFileTimes()
  const print = vi.spyOn(console, 'log').mockReturnValue()
  const { pages, rendered } = servedPages({ 'pages/a.json': page([{ type: 'prose', bdy: 'Text.' }]) })
  for (const route of ['/a', '/a']) expect((await pages.find(route))?.html).toBeUndefined()
  expect([print.mock.calls.length, rendered]).toEqual([1, []])
  expect(print.mock.calls[0]?.[0]).toContain('has no property "bdy"')
})

test.each([
  ['/', 'pages/index.json'],
  ['/plano', 'pages/plano.json'],
  ['/workshops', 'pages/workshops/index.json'],
  ['/workshops/v1.2', 'pages/workshops/v1.2.json'],
  ['/index', 'pages/index/index.json'],
])('%s is the address of %s', (route, name) => {
  const folder = temporarySite({ [name]: page() })
  expect(findDocument(folder, route)).toBe(join(folder, name))
})
