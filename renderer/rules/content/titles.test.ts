import { describe, expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../scripts/example-site'
import { marksOf, messagesOf } from '../../../tests/problems'

const home = SMALLEST_SITE['pages/index.json']
const x = (count: number) => 'x'.repeat(count)
const LONG_NAME = 'aVeryVeryVeryVeryVeryLongNameOfAVariableThatSaysAlmostNothingAtAll'

test.each<[title: string, rule: string, more: object, marked: string[], path?: string]>([
  ['65 characters are allowed', 'title-length', { title: x(65) }, []],
  ['66 are too many', 'title-length', { title: x(66) }, [x(66)]],
  ['a variable counts as its value', 'title-length', { title: '{c}', vars: { c: x(66) } }, ['{c}']],
  ['a variable doesn’t count as its name', 'title-length', { title: `{${LONG_NAME}}`, vars: { [LONG_NAME]: 'x' } }, []],
  ['a page that search engines don’t show may have a longer title', 'title-length', { title: x(66), index: false }, []],
  ['so may a copy of a page', 'title-length', { title: x(66), canonical: 'https://other.example/page' }, []],
  ['so may the page for unknown addresses', 'title-length', { title: x(66) }, [], 'pages/404.json'],
  ['50 characters are allowed', 'description-length', { description: x(50) }, []],
  ['165 are', 'description-length', { description: x(165) }, []],
  ['49 are too few', 'description-length', { description: x(49) }, [x(49)]],
  ['166 are too many', 'description-length', { description: x(166) }, [x(166)]],
])('%s: %s', (_, rule, more, marked, path = 'pages/index.json') => {
  expect(marksOf(rule, { [path]: { ...home, ...more } })).toEqual(marked.map((text) => `index.json: "${text}"`))
})

test.each([
  [49, 'is only 49 characters long, too short for a search result'],
  [166, 'is 166 characters long, but search results show about 160'],
])('a description of %i characters is reported with its length', (length, what) => {
  expect(messagesOf('page', { ...home, description: x(length) })).toEqual([what])
})

describe('duplicates', () => {
  const page = (title: string, more: object = {}) => ({
    title,
    description: `${title} has words that fill a description of at least fifty characters.`,
    sections: [{ type: 'prose', title: 'Words', body: 'Text.', level: 1 }],
    ...more,
  })

  test('every page after the first is reported, in the order of the files', () => {
    const documents = { 'pages/c.json': page('Bread'), 'pages/a.json': page('Bread'), 'pages/b.json': page('Bread') }
    expect(marksOf('duplicate-title', documents)).toEqual(['b.json: "Bread"', 'c.json: "Bread"'])
    expect(marksOf('duplicate-description', documents)).toHaveLength(2)
  })

  test('titles are compared with their variables filled in, ignoring case', () => {
    const documents = { 'pages/a.json': page('Bread'), 'pages/b.json': page('{what}', { vars: { what: ' bread ' } }) }
    expect(marksOf('duplicate-title', documents)).toEqual(['b.json: "{what}"'])
  })

  test('a page that search engines don’t show may share a title', () => {
    const hidden = page('Bread', { index: false })
    expect(marksOf('duplicate-title', { 'pages/a.json': page('Bread'), 'pages/b.json': hidden })).toEqual([])
  })
})
