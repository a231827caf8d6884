import { expect, test } from 'vitest'
import { SMALLEST_SITE } from '../example-site'
import { marksOf } from '../marks-of'
import { descriptionLength } from './description-length'

const marks = (description: string, more: object = {}, path = 'pages/index.json') =>
  marksOf(descriptionLength, { [path]: { ...SMALLEST_SITE['pages/index.json'], description, ...more } })

test.each([50, 165])('%i characters are allowed', (length) => {
  expect(marks('x'.repeat(length))).toEqual([])
})

test.each([49, 166])('%i characters are told', (length) => {
  expect(marks('x'.repeat(length))).toEqual([`index.json: "${'x'.repeat(length)}"`])
})

test('what search results don’t show may be short', () => {
  expect(marks('Short.', { index: false })).toEqual([])
  expect(marks('Short.', {}, 'pages/404.json')).toEqual([])
})
