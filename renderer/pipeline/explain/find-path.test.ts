import { expect, test } from 'vitest'
import { getValidator } from '../validate/validator'
import { findPath, parseSteps } from './find-path'

test.each([
  '/sections/3/title',
  '#/sections/3/title',
  'sections/3/title',
  'sections[3].title',
  'sections.3.title',
  '/sections[3]/title',
])('%s names a title', (place) => {
  expect(parseSteps(place)).toEqual(['sections', '3', 'title'])
})

test('a pointer can name keys with dots, slashes and tildes', () => {
  expect(parseSteps('/a.b/c~1d/e~0f')).toEqual(['a.b', 'c/d', 'e~f'])
})

const find = (place: string) => {
  const page = { title: 'A page', sections: [{ type: 'faq', title: 'Asked', items: [{ question: 'Why?' }] }] }
  return findPath(getValidator().schemas, 'page.schema.json', page, parseSteps(place))
}

test('a place that is there, or could be, is a path', () => {
  expect(find('sections.0.items.0.question')).toEqual(['sections', 0, 'items', 0, 'question'])
  expect(find('/sections/0/variant')).toEqual(['sections', 0, 'variant'])
  expect(find('')).toEqual([])
})

test.each([
  ['/sections/0/titel', '/sections/0 has no "titel". Did you mean "title"?'],
  ['/desription', 'The document has no "desription". Did you mean "description"?'],
  ['/sections/1', '/sections has no "1": it has one entry, 0.'],
  ['/sections/first', '/sections has no "first": it has one entry, 0.'],
  ['/title/0', '/title is "A page", which has no parts.'],
  ['/vars/city', '/vars is left out, so that nothing stands in it.'],
  ['/sections/0/items/0/zzzzzz', '/sections/0/items/0 has no "zzzzzz". It can have: question, answer.'],
])('%s ends with a sentence', (place, sentence) => {
  expect(find(place)).toBe(sentence)
})
