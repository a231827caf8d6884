import { expect, test } from 'vitest'
import { resolvedPage } from '../../../tests/sites'
import { cityFacts } from './city-facts'

/** What is known of a city's page that says this in one text. */
function factsOf(city: string, text: string) {
  const facts = cityFacts(resolvedPage({ title: text, vars: { city } }))
  return {
    said: facts?.blocks.flatMap(({ sentences }) => sentences) ?? [],
    named: [...(facts?.named ?? []), ...(facts?.namedShort ?? [])],
  }
}

const countCommon = (one: number[], other: number[]) => one.filter((hash) => other.includes(hash)).length

test.each([
  ['The oven of Bath is old.', 'The oven of {city} is old.'],
  ['The oven of bath is old', 'THE OVEN, of Bath, is old!'],
  ['See /images/bath-oven.jpg', 'See /images/{city}-oven.jpg'],
  ['{city} and Bath bake.', 'Bath and {city} bake.'],
  ['New words. Bath bakes our bread. More.', 'Old words.\n{city} bakes our bread.'],
])('%j may be copied from Bath’s %j', (copy, original) => {
  expect(countCommon(factsOf('Avon', copy).said, factsOf('Bath', original).named)).toBeGreaterThan(0)
})

test.each([
  ['The oven of Bath is old.', 'The oven of {city} is new.'],
  ['The oven of {city} is old.', 'The oven of {city} is old.'],
  ['The oven is old.', 'The oven is old.'],
  ['St. Bath bakes', '{city} bakes'],
])('%j names no Bath in the words of its %j', (text, original) => {
  expect(countCommon(factsOf('Avon', text).said, factsOf('Bath', original).named)).toBe(0)
})

test('a name of two words is found as written and as in addresses, and never in part', () => {
  const { named } = factsOf('Fort Worth', 'Bread of {city} only')
  expect(countCommon(factsOf('Avon', 'Bread of Fort Worth only').said, named)).toBe(1)
  expect(countCommon(factsOf('Avon', 'bread-of-fort-worth-only').said, named)).toBe(1)
  expect(countCommon(factsOf('Avon', 'Bread of Fort only').said, named)).toBe(0)
  expect(factsOf('Fort Worth', 'Bread of a fort').named).toEqual([])
})

test.each(["Bread of O'Fallon only", 'bread-of-ofallon-only', 'Bread of Ofallon only'])(
  'a name with an apostrophe is found in %j',
  (text) => {
    const { said, named } = factsOf("O'Fallon", text)
    expect(countCommon(factsOf('Avon', text).said, named)).toBe(1)
    expect(countCommon(said, factsOf('Bath', 'Bread of {city} only').said)).toBe(1)
  },
)

test.each([
  ['Bath, {city}, Bath bake', '{city}, {city}, {city} bake', 1],
  ['{city}, {city}, {city} bake', '{city}, {city}, {city} bake', 0],
  ['Bath, Bath, Bath, Bath bake', '{city}, {city}, {city}, {city} bake', 1],
  ['Bath, {city}, {city}, Bath bake', 'Bath, {city}, {city}, Bath bake', 1],
  ['Bath, Bath, Bath, Bath bake', 'Bath, Bath, Bath, Bath bake', 1],
  ['{city}, {city}, {city}, {city} bake', '{city}, {city}, {city}, {city} bake', 0],
  ['Bath, {city}, {city}, {city} bake', '{city}, {city}, {city}, {city} bake', 0],
])('of many places %j may be a copy of Bath’s %j: %i', (copy, original, count) => {
  expect(countCommon(factsOf('Avon', copy).said, factsOf('Bath', original).named)).toBe(count)
})

test('a city that stands at the edge of a sentence belongs to this sentence only', () => {
  const { named } = factsOf('Bath', 'We bake in {city}. Bath buys. So it is.')
  expect(countCommon(factsOf('Avon', 'We bake in Bath. Bath buys. So it is').said, named)).toBe(2)
  expect(named).toHaveLength(2)
})

test('each section stands for itself, with how its longer texts begin', () => {
  const sections = [{ items: ['–', 'Rye. Oat is what {city} likes.'] }, { title: 'In Bath' }]
  const facts = cityFacts(resolvedPage({ title: 'Bread', vars: { city: 'Bath' }, sections }))
  // the last one says the name, and is there once more with the name masked
  expect(facts?.blocks.map(({ sentences, beginnings }) => [sentences.length, beginnings.length])).toEqual([
    [1, 0],
    [2, 1],
    [2, 0],
  ])
  expect([facts?.named.length, facts?.namedShort.length]).toEqual([1, 1])
})

test('what is known can be sent to another thread and written as JSON', () => {
  const facts = cityFacts(resolvedPage({ title: 'Bread for {city}', vars: { city: 'Bath' } }))
  expect(JSON.parse(JSON.stringify(facts))).toEqual(facts)
})

test.each([{}, { vars: { county: 'Orange' } }, { vars: { city: '' } }])('a page with %j has none', (more) => {
  expect(cityFacts(resolvedPage({ title: 'Bread', ...more }))).toBeUndefined()
})
