import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openedSite, page, prose } from '../../tests/sites'
import { choosePages } from './choose-pages'

const example = (type: string): object => JSON.parse(readFileSync(`sections/${type}/example.json`, 'utf8'))

const document = (types: string[], more?: object) => page([prose({ level: 1 }), ...types.map(example)], more)

const SITE = openedSite({
  'pages/few.json': document([]),
  'pages/most.json': document(['faq', 'table', 'steps']),
  'pages/new.json': document(['gallery'], { aliases: ['/old'] }),
  'pages/same.json': document(['faq', 'table']),
  'pages/404.json': document(['video', 'permits']),
  ...Object.fromEntries(
    ['breaker-box-panel-upgrades', 'contactus', 'zoo'].map((name) => [`pages/${name}.json`, document([])]),
  ),
})

const choose = (choice: Parameters<typeof choosePages>[1]) => choosePages(SITE, choice).map(({ route }) => route)

test('all pages are chosen by default, or else the named ones, each once', () => {
  expect(choose({})).toEqual(SITE.pages.map(({ route }) => route).filter((route) => route !== '/404'))
  expect(choose({ routes: ['/404'] })).toEqual(['/404'])
  expect(choose({ routes: ['/same', '/old', '/new'] })).toEqual(['/same', '/new'])
})

test('the sample has six pages, each with section types that the ones before it lack', () => {
  const sample = choose({ sample: true })
  expect(sample.slice(0, 2)).toEqual(['/most', '/new'])
  expect(sample).not.toContain('/404')
  expect(new Set(sample).size).toBe(6)
})

test('an unknown address is refused, with a suggestion', () => {
  expect(() => choose({ routes: ['/mots'] })).toThrow('no page has the address /mots. Did you mean "/most"?')
})
