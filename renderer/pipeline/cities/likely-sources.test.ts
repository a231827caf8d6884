import { expect, test } from 'vitest'
import { likelySources } from './likely-sources'
import { sayingsOf } from './sayings'

/** The pages that each page may be copied from, by their numbers. A page is its city and its document. */
const sources = (...pages: [city: string, value: object][]) =>
  [...likelySources(pages.map(([city, value]) => ({ city, own: undefined, sayings: sayingsOf({ value }, city) })))].map(
    ([page, others]) => [page, ...others],
  )

const says = (title: string) => ({ title })
const OVEN = says('The oven of Bath is old.')

test('a page may be copied from those of other cities whose name it says in their words', () => {
  const bath = says('The oven of {city} is old.')
  expect(sources(['Avon', OVEN], ['Bath', bath], ['Bath', OVEN], ['Cary', OVEN])).toEqual([
    [0, 1, 2],
    [3, 1, 2],
  ])
})

test('of a city with many pages the first eight are enough', () => {
  const baths = Array.from({ length: 10 }, () => ['Bath', OVEN] as [string, object])
  expect(sources(...baths, ['Avon', OVEN])).toEqual([[10, 0, 1, 2, 3, 4, 5, 6, 7]])
})

test('where nothing was copied there is no source', () => {
  expect(sources(['Avon', says('The oven of Bath is new.')], ['Bath', OVEN])).toEqual([])
  expect(sources(['Avon', says('The oven of {city} is old.')], ['Bath', OVEN])).toEqual([])
  expect(sources()).toEqual([])
})

test('a sentence that names both cities is no sign of a copy', () => {
  const bath = { title: '{city} and Bath bake', description: 'We knead at night.' }
  expect(sources(['Avon', { ...bath, title: 'Avon and Bath bake' }], ['Bath', bath])).toEqual([])
})

const LONG = ['we knead nightly', 'we bake at dawn', 'we sell until noon', 'we rest until night', 'we sleep until ten']
const NEW = ['our cakes are good', 'our rolls are long', 'our bread is rye', 'our door is yellow']

test.each([
  ['Bath', 'old oven of Bath', [[0, 1]]],
  ['Bath', 'oven of Bath', []],
  ['Fort Worth', 'old oven of Fort Worth', [[0, 1]]],
  ['Fort Worth', 'oven of Fort Worth', []],
])('of words about %s, %j tell enough by themselves: %j', (city, title, found) => {
  expect(sources(['Avon', { title, texts: NEW }], [city, says(title)])).toEqual(found)
})

/** What is found of a page that says "In Bath" in its second section, among these texts. */
const beside = (texts: string[], others: string[] = [], bath = LONG) =>
  sources(
    ['Avon', { sections: [{ others }, { title: 'In Bath', texts }] }],
    ['Bath', { title: 'In Bath', sections: [{ bath }] }],
  )

test('fewer words are looked at where a quarter of the section may be copied', () => {
  const [one = '', two = ''] = LONG
  expect(beside([one, ...NEW.slice(1)], NEW)).toEqual([[0, 1]])
  expect(beside([one, ...NEW], LONG)).toEqual([])
  expect(beside([one, two, ...NEW], NEW)).toEqual([[0, 1]])
  // short texts don't count
  expect(beside([one, ...NEW.slice(1), 'new', 'all new'], NEW)).toEqual([[0, 1]])
  expect(beside(['so new', 'all new', ...NEW], [], ['so new', 'all new'])).toEqual([])
})

test('of a section without longer texts the whole page counts', () => {
  expect(beside([], LONG)).toEqual([[0, 1]])
  expect(beside(['new'], [LONG[0] ?? '', ...NEW])).toEqual([])
})

test('longer texts that name the city are copied too', () => {
  expect(beside(['we bake for Bath alone.', ...NEW.slice(1)], NEW, ['we bake for {city} alone.'])).toEqual([[0, 1]])
})
