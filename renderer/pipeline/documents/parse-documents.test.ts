import { expect, test, vi } from 'vitest'
import { parseAll, parseDocuments, parsedSite, toRoute } from './parse-documents'

test.each([
  ['index.json', '/'],
  ['plano.json', '/plano'],
  ['workshops/texas-rail.json', '/workshops/texas-rail'],
  ['workshops/index.json', '/workshops'],
  ['reindex.json', '/reindex'],
  ['index/more.json', '/index/more'],
  ['a.json-b.json', '/a.json-b'],
])('%s is %s', (file, route) => {
  expect(toRoute(file)).toBe(route)
})

const TEXTS: Record<string, string> = {
  'pages/index.json': '{ "title": "Home" }',
  'pages/plano.json': '{ "title": "Plano", }',
  'shared/forms/permits.json': '{ "type": "prose" }',
  'shared/words.json': '{ "type": ',
  'site.json': '{ "name": "Acme", "name": "Acme" }',
}

function parseTexts(texts = TEXTS) {
  const read = vi.fn((name: string) => texts[name] ?? '')
  return { read, parsed: parseDocuments('site.config', Object.keys(texts), read) }
}

test('documents are known by their rooms: pages by their addresses, shared sections by their names', () => {
  const { parsed } = parseTexts()
  expect(parsed.routes).toEqual(['/', '/plano'])
  expect([...parsed.shared].map(([name, { file }]) => [name, file])).toEqual([
    ['forms/permits', 'site.config/shared/forms/permits.json'],
    ['words', 'site.config/shared/words.json'],
  ])
  expect(parsed.site).toMatchObject({ file: 'site.config/site.json', value: { name: 'Acme' } })
  expect(parseTexts({ 'pages/index.json': '{}' }).parsed).toMatchObject({ site: undefined, problems: [] })
})

test('a page is parsed when it is asked for, by itself or with the others', () => {
  const { parsed, read } = parseTexts()
  expect(read).not.toHaveBeenCalledWith('pages/index.json')
  expect(parsed.page(0).source).toMatchObject({ route: '/', document: { value: { title: 'Home' } } })
  expect(read).not.toHaveBeenCalledWith('pages/plano.json')
  const [home, plano, ...others] = parsed.pages
  expect([home, plano].map((page) => page?.source.route)).toEqual(['/', '/plano'])
  expect(plano?.problems.map(({ rule }) => rule)).toEqual(['syntax'])
  expect(others).toEqual([])
})

test('a document that was forgotten is read from its own file again', () => {
  const { parsed, read } = parseTexts()
  const { document } = parsed.page(0).source
  document.forget()
  read.mockReturnValueOnce('{ "title": "New" }')
  expect(document.value).toEqual({ title: 'New' })
  expect(read).toHaveBeenLastCalledWith('pages/index.json')
})

test('all problems are told: those of site.json and shared sections, then those of pages', () => {
  const { parsed } = parseTexts()
  const { sources, problems } = parseAll(parsed)
  expect(problems.map(({ file, rule }) => `${file}: ${rule}`)).toEqual([
    'site.config/shared/words.json: syntax',
    'site.config/site.json: duplicate-key',
    'site.config/pages/plano.json: syntax',
  ])
  expect(sources.pages.map(({ document }) => document.file)).toEqual([
    'site.config/pages/index.json',
    'site.config/pages/plano.json',
  ])
  expect([sources.site, sources.shared]).toEqual([parsed.site, parsed.shared])
})

test('documents that are parsed already make the same site', () => {
  const { sources, problems } = parseAll(parseTexts().parsed)
  const site = parsedSite(sources, problems)
  expect(site.routes).toEqual(['/', '/plano'])
  expect(site.page(1).source).toEqual(sources.pages[1])
  expect(parseAll(site)).toEqual({ sources, problems })
})

test('documents that can be read quickly are, and those that are wrong are told the same', () => {
  const names = Object.keys(TEXTS)
  const read = (name: string) => TEXTS[name] ?? ''
  const quick = (name: string, isHashed: boolean) => ({ json: read(name), ...(isHashed && { hash: name }) })
  const slowly = parseAll(parseDocuments('site.config', names, read))
  const quickly = parseAll(parseDocuments('site.config', names, read, quick))
  expect(quickly.problems).toEqual(slowly.problems)
  const said = ({ sources: { pages, site } }: typeof slowly) => [
    ...pages.map(({ document }) => document.value),
    site?.value,
  ]
  expect(said(quickly)).toEqual(said(slowly))
  expect(quickly.sources.pages.map(({ document }) => document.hash)).toEqual(['pages/index.json', undefined])
  const again = parseDocuments('site.config', names, read, quick).unread(0, false).document
  expect([again.value, again.hash]).toEqual([quickly.sources.pages[0]?.document.value, undefined])
  expect(parseDocuments('./', ['pages/a.json'], read, quick).page(0).source.document.file).toBe('pages/a.json')
})
