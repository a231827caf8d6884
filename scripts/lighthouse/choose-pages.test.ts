import { expect, test } from 'vitest'
import { resolvedPage } from '../../tests/sites'
import type { ResolvedPage } from '../../renderer/pipeline/documents/document'
import { choosePages } from './choose-pages'

const page = (route: string, types: string[], aliases: string[] = []) =>
  resolvedPage({ aliases, sections: types.map((type) => ({ type })) }, route)

const PAGES = [
  page('/few', ['hero']),
  page('/most', ['hero', 'faq', 'map']),
  page('/same', ['hero', 'faq']),
  page('/new', ['table', 'prose'], ['/old']),
  ...['/1', '/2', '/3', '/4'].map((route) => page(route, ['hero'])),
]

const routes = (pages: ResolvedPage[]) => pages.map(({ route }) => route)

test('all pages are chosen where nothing is asked, else those that are named, each once', () => {
  expect(choosePages(PAGES, {})).toEqual(PAGES)
  expect(routes(choosePages(PAGES, { routes: ['/same', '/old', '/new'] }))).toEqual(['/same', '/new'])
})

test('the sample has six pages, those first that show what the others lack', () => {
  const sample = routes(choosePages(PAGES, { sample: true }))
  expect(sample.slice(0, 2)).toEqual(['/most', '/new'])
  expect(new Set(sample).size).toBe(6)
})

test('a route that is no page is told, with the one that is meant', () => {
  expect(() => choosePages(PAGES, { routes: ['/mots'] })).toThrow(
    'no page has the address /mots. Did you mean "/most"?',
  )
})
