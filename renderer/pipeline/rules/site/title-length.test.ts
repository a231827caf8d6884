import { expect, test } from 'vitest'
import { SMALLEST_SITE } from '../example-site'
import { marksOf } from '../../../../tests/told'
import { titleLength } from './title-length'

const page = (title: string, more: object = {}) => ({ ...SMALLEST_SITE['pages/index.json'], title, ...more })
const marks = (title: string, more?: object, path = 'pages/index.json') =>
  marksOf(titleLength, { [path]: page(title, more) })

test('65 characters are allowed, 66 are told', () => {
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
