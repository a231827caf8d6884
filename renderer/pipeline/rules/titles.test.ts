import { describe, expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../scripts/example-site'
import { marksOf, messagesOf } from '../../../tests/problems'
import { descriptionLength, duplicateDescription, duplicateTitle, titleLength } from './titles'

describe('title-length', () => {
  const page = (title: string, more: object = {}) => ({ ...SMALLEST_SITE['pages/index.json'], title, ...more })
  const marks = (title: string, more?: object, path = 'pages/index.json') =>
    marksOf(titleLength, { [path]: page(title, more) })

  test('65 characters are allowed, 66 are reported', () => {
    expect(marks('x'.repeat(65))).toEqual([])
    expect(marks('x'.repeat(66))).toEqual([`index.json: "${'x'.repeat(66)}"`])
  })

  test('variables count as what they say', () => {
    expect(marks('{c}', { vars: { c: 'x'.repeat(66) } })).toEqual(['index.json: "{c}"'])
    expect(
      marks('{aVeryVeryVeryVeryVeryLongNameOfAVariableThatSaysAlmostNothingAtAll}', {
        vars: { aVeryVeryVeryVeryVeryLongNameOfAVariableThatSaysAlmostNothingAtAll: 'x' },
      }),
    ).toEqual([])
  })

  test('what search results don’t show may be longer', () => {
    expect(marks('x'.repeat(66), { index: false })).toEqual([])
    expect(marks('x'.repeat(66), { canonical: 'https://acme.example/other' })).toEqual([])
    expect(marks('x'.repeat(66), {}, 'pages/404.json')).toEqual([])
  })
})

describe('description-length', () => {
  const marks = (description: string, more: object = {}, path = 'pages/index.json') =>
    marksOf(descriptionLength, { [path]: { ...SMALLEST_SITE['pages/index.json'], description, ...more } })

  test.each([50, 165])('%i characters are allowed', (length) => {
    expect(marks('x'.repeat(length))).toEqual([])
  })

  test.each([49, 166])('%i characters are reported', (length) => {
    expect(marks('x'.repeat(length))).toEqual([`index.json: "${'x'.repeat(length)}"`])
  })

  test('it is reported how long it is', () => {
    const said = (length: number) =>
      messagesOf('page', { ...SMALLEST_SITE['pages/index.json'], description: 'x'.repeat(length) })
    expect(said(49)).toEqual(['is only 49 characters long, too little for a search result'])
    expect(said(166)).toEqual(['is 166 characters long, but search results show about 160'])
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
    expect(marksOf(duplicateTitle, documents)).toEqual(['b.json: "Bread"', 'c.json: "Bread"'])
    expect(marksOf(duplicateDescription, documents)).toHaveLength(2)
  })

  test('titles are compared with their variables filled in, and without regard to capitals', () => {
    const documents = { 'pages/a.json': page('Bread'), 'pages/b.json': page('{what}', { vars: { what: ' bread ' } }) }
    expect(marksOf(duplicateTitle, documents)).toEqual(['b.json: "{what}"'])
  })

  test('a page that search engines don’t show may have another’s title', () => {
    const hidden = page('Bread', { index: false })
    expect(marksOf(duplicateTitle, { 'pages/a.json': page('Bread'), 'pages/b.json': hidden })).toEqual([])
  })
})
