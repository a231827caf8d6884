import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainSayings } from './plain-sayings'
import { unpackMark } from './saying-mark'
import { sayingsOf } from './sayings'

/** What a page of a city says in one text. */
const says = (city: string, text: string) => {
  const { said, named } = sayingsOf({ value: { title: text } }, city)
  return { said: [...said], named: [...named] }
}

const common = (one: number[], other: number[]) => one.filter((hash) => other.includes(hash)).length

test.each([
  ['The oven of Bath is old.', 'The oven of {city} is old.'],
  ['The oven of bath is old', 'THE OVEN, of Bath, is old!'],
  ['See /images/bath-oven.jpg', 'See /images/{city}-oven.jpg'],
  ['{city} and Bath bake.', 'Bath and {city} bake.'],
  ['New words. Bath bakes our bread. More.', 'Old words.\n{city} bakes our bread.'],
])('%j may be copied from Bath’s %j', (copy, original) => {
  expect(common(says('Avon', copy).said, says('Bath', original).named)).toBeGreaterThan(0)
})

test.each([
  ['The oven of Bath is old.', 'The oven of {city} is new.'],
  ['The oven of {city} is old.', 'The oven of {city} is old.'],
  ['The oven is old.', 'The oven is old.'],
  ['St. Bath bakes', '{city} bakes'],
])('%j names no Bath in the words of its %j', (text, original) => {
  expect(common(says('Avon', text).said, says('Bath', original).named)).toBe(0)
})

test('a name of two words is found as written and as in addresses, and never in part', () => {
  const { named } = says('Fort Worth', 'Bread of {city} only')
  expect(common(says('Avon', 'Bread of Fort Worth only').said, named)).toBe(1)
  expect(common(says('Avon', 'bread-of-fort-worth-only').said, named)).toBe(1)
  expect(common(says('Avon', 'Bread of Fort only').said, named)).toBe(0)
  expect(says('Fort Worth', 'Bread of a fort').named).toEqual([])
})

test.each(["Bread of O'Fallon only", 'bread-of-ofallon-only', 'Bread of Ofallon only'])(
  'a name with an apostrophe is found in %j',
  (text) => {
    const copy = says('Avon', text).said
    expect(common(copy, says("O'Fallon", 'Bread of {city} only').named)).toBe(text.includes("'") ? 1 : 0)
    expect(common(says("O'Fallon", text).said, says('Bath', 'Bread of {city} only').said)).toBe(1)
  },
)

test('what says nothing on the page is not read', () => {
  const value = { $schema: 'Bath', $comment: 'Bath', vars: { city: 'Bath' }, sections: [{ type: '', level: 1 }] }
  expect(sayingsOf({ value }, 'Bath').said).toHaveLength(0)
})

test('what is said of either city is the same, by name or by variable', () => {
  expect(common(says('Avon', 'The oven of {city} is old').said, says('Bath', 'The oven of Bath is old').said)).toBe(1)
})

test.each([
  ['Bath, {city}, Bath bake', '{city}, {city}, {city} bake', 1],
  ['{city}, {city}, Bath bake', '{city}, {city}, {city} bake', 1],
  ['{city}, {city}, {city} bake', '{city}, {city}, {city} bake', 0],
  ['Bath, Bath, Bath, Bath bake', '{city}, {city}, {city}, {city} bake', 1],
  ['Bath, {city}, {city}, Bath bake', 'Bath, {city}, {city}, Bath bake', 1],
  ['Bath, Bath, Bath, Bath bake', 'Bath, Bath, Bath, Bath bake', 1],
  ['{city}, {city}, {city}, {city} bake', '{city}, {city}, {city}, {city} bake', 0],
  ['Bath, {city}, {city}, {city} bake', '{city}, {city}, {city}, {city} bake', 0],
])('of many places %j may be a copy of Bath’s %j: %i', (copy, original, count) => {
  expect(common(says('Avon', copy).said, says('Bath', original).named)).toBe(count)
})

test('a city that stands at the edge of a sentence belongs to this sentence only', () => {
  const { named } = says('Bath', 'We bake in {city}. Bath buys. So it is.')
  expect(common(says('Avon', 'We bake in Bath').said, named)).toBe(1)
  expect(common(says('Avon', 'Bath buys').said, named)).toBe(1)
  expect(common(says('Avon', 'So it is').said, named)).toBe(0)
  // each sentence in one way, and the text in three
  expect(named).toHaveLength(5)
})

test('each saying knows its section, and whether it is a text or a sentence of one', () => {
  const value = {
    title: 'One two. {city} bakes.',
    links: ['first', 'second'],
    sections: [{}, { body: 'Bread for Bath', alt: '–' }],
  }
  const { said, marks } = sayingsOf({ value }, 'Bath')
  expect(said).toHaveLength(marks.length)
  expect([...marks].map(unpackMark)).toEqual([
    { block: 0, isText: true, words: 4 },
    { block: 0, isText: false, words: 2 },
    { block: 0, isText: false, words: 2 },
    { block: 0, isText: true, words: 1 },
    { block: 0, isText: true, words: 1 },
    { block: 2, isText: true, words: 3 },
    // the same once more, with the name masked
    { block: 0, isText: false, words: 0 },
  ])
})

test('what is said is what reading text by text tells', () => {
  const piece = fc.constantFrom(
    '{city}',
    'Fort Worth',
    'fort-worth',
    'Fort',
    'O’Fallon',
    'ofallon',
    'O',
    'St',
    'bread',
    'Мир',
    '{county}',
    '. ',
    '! ',
    '\n',
    ' ',
    ' ',
    ', ',
    '“',
    '{',
    '. A',
  )
  const text = fc.array(piece, { maxLength: 16 }).map((pieces) => pieces.join(''))
  const value = fc.record({
    title: text,
    sections: fc.array(fc.record({ title: text, items: fc.array(text) })),
    end: text,
  })
  fc.assert(
    fc.property(value, fc.constantFrom('Fort Worth', 'O’Fallon', 'Мир', 'St', '!'), (value, city) => {
      const { said, marks, named } = sayingsOf({ value }, city)
      expect({ said: [...said], marks: [...marks], named: [...named] }).toEqual(plainSayings(value, city))
    }),
    { numRuns: 500 },
  )
})
