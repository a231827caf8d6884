import { expect, test } from 'vitest'
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

test('what says nothing on the page is not read', () => {
  const value = { $schema: 'Bath', $comment: 'Bath', vars: { city: 'Bath' }, sections: [{ type: '', level: 1 }] }
  expect(sayingsOf({ value }, 'Bath').said).toHaveLength(0)
})
