import { describe, expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../../scripts/example-site'
import { marksOf, messagesOf } from '../../../../tests/problems'

describe('title-length', () => {
  const page = (title: string, more: object = {}) => ({ ...SMALLEST_SITE['pages/index.json'], title, ...more })
  const marks = (title: string, more?: object, path = 'pages/index.json') =>
    marksOf('title-length', { [path]: page(title, more) })

  test('65 characters are allowed, 66 are reported', () => {
    expect(marks('x'.repeat(65))).toEqual([])
    expect(marks('x'.repeat(66))).toEqual([`index.json: "${'x'.repeat(66)}"`])
  })

  test('variables count as what they say', () => {
    expect(marks('{c}', { vars: { c: 'x'.repeat(66) } })).toEqual(['index.json: "{c}"'])
    const long = 'aVeryVeryVeryVeryVeryLongNameOfAVariableThatSaysAlmostNothingAtAll'
    expect(marks(`{${long}}`, { vars: { [long]: 'x' } })).toEqual([])
  })

  test('what search results don’t show may be longer', () => {
    expect(marks('x'.repeat(66), { index: false })).toEqual([])
    expect(marks('x'.repeat(66), { canonical: 'https://acme.example/other' })).toEqual([])
    expect(marks('x'.repeat(66), {}, 'pages/404.json')).toEqual([])
  })
})

describe('description-length', () => {
  const marks = (description: string, more: object = {}, path = 'pages/index.json') =>
    marksOf('description-length', { [path]: { ...SMALLEST_SITE['pages/index.json'], description, ...more } })

  test.each([50, 165])('%i characters are allowed', (length) => {
    expect(marks('x'.repeat(length))).toEqual([])
  })

  test.each([
    [49, 'is only 49 characters long, too little for a search result'],
    [166, 'is 166 characters long, but search results show about 160'],
  ])('%i characters are reported, with their number', (length, what) => {
    const description = 'x'.repeat(length)
    expect(marks(description)).toEqual([`index.json: "${description}"`])
    expect(messagesOf('page', { ...SMALLEST_SITE['pages/index.json'], description })).toEqual([what])
  })
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

  test('titles are compared with their variables filled in, and without regard to capitals', () => {
    const documents = { 'pages/a.json': page('Bread'), 'pages/b.json': page('{what}', { vars: { what: ' bread ' } }) }
    expect(marksOf('duplicate-title', documents)).toEqual(['b.json: "{what}"'])
  })

  test('a page that search engines don’t show may have another’s title', () => {
    const hidden = page('Bread', { index: false })
    expect(marksOf('duplicate-title', { 'pages/a.json': page('Bread'), 'pages/b.json': hidden })).toEqual([])
  })
})
