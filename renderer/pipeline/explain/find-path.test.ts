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

test('a pointer can name keys with dots, slashes, tildes and number signs', () => {
  expect(parseSteps('/a.b/c~1d/e~0f/g#h')).toEqual(['a.b', 'c/d', 'e~f', 'g#h'])
})

test('numbers may have several digits', () => {
  expect(parseSteps('sections[12].title')).toEqual(['sections', '12', 'title'])
})

const find = (place: string) => {
  const items = [{ question: 'Why?', $comment: 'Asked by Dana' }]
  const page = {
    title: 'A page',
    aliases: [],
    keywords: 'abcdefghijkl'.split(''),
    theme: { dark: true },
    sections: [{ type: 'faq', title: 'Asked', items }],
  }
  return findPath(getValidator().schemas, 'page.schema.json', page, parseSteps(place))
}

test('a place that is there, or could be, is a path', () => {
  expect(find('sections.0.items.0.question')).toEqual(['sections', 0, 'items', 0, 'question'])
  expect(find('/sections/0/variant')).toEqual(['sections', 0, 'variant'])
  expect(find('/keywords/11')).toEqual(['keywords', 11])
  expect(find('')).toEqual([])
})

test.each([
  ['/sections/0/titel', '/sections/0 has no "titel". Did you mean "title"?'],
  ['/desription', 'The document has no "desription". Did you mean "description"?'],
  ['/sections/1', '/sections has no "1": it has one entry, 0.'],
  ['/sections/first', '/sections has no "first": it has one entry, 0.'],
  ['/keywords/12', '/keywords has no "12": it has 12 entries, 0 to 11.'],
  ['/keywords/1st', '/keywords has no "1st": it has 12 entries, 0 to 11.'],
  ['/keywords/no1', '/keywords has no "no1": it has 12 entries, 0 to 11.'],
  ['/aliases/0', '/aliases has no "0": it has no entries.'],
  // nothing but what stands there is known of a key that the schema does not have
  ['/theme/zzzzzz', '/theme has no "zzzzzz". It can have: dark.'],
  ['/title/0', '/title is "A page", which has no parts.'],
  ['/vars/city', '/vars is left out, so that nothing stands in it.'],
  ['/sections/0/items/0/zzzzzz', '/sections/0/items/0 has no "zzzzzz". It can have: question, answer.'],
])('%s ends with a sentence', (place, sentence) => {
  expect(find(place)).toBe(sentence)
})
