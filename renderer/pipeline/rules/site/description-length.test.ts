import { expect, test } from 'vitest'
import { SMALLEST_SITE } from '../example-site'
import { marksOf, saidOf } from '../../../../tests/told'
import { descriptionLength } from './description-length'

const marks = (description: string, more: object = {}, path = 'pages/index.json') =>
  marksOf(descriptionLength, { [path]: { ...SMALLEST_SITE['pages/index.json'], description, ...more } })

test.each([50, 165])('%i characters are allowed', (length) => {
  expect(marks('x'.repeat(length))).toEqual([])
})

test.each([49, 166])('%i characters are told', (length) => {
  expect(marks('x'.repeat(length))).toEqual([`index.json: "${'x'.repeat(length)}"`])
})

test('it is told how long it is', () => {
  const said = (length: number) =>
    saidOf('page', { ...SMALLEST_SITE['pages/index.json'], description: 'x'.repeat(length) })
  expect(said(49)).toEqual(['is only 49 characters long, too little for a search result'])
  expect(said(166)).toEqual(['is 166 characters long, but search results show about 160'])
})

test('what search results don’t show may be short', () => {
  expect(marks('Short.', { index: false })).toEqual([])
  expect(marks('Short.', { canonical: 'https://acme.example/other' })).toEqual([])
  expect(marks('Short.', {}, 'pages/404.json')).toEqual([])
})
