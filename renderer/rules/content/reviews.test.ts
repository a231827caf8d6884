import { expect, test } from 'vitest'
import { marksOf, wholePage } from '../../../tests/problems'
import { prose } from '../../../tests/sites'
import { isAfter } from './dates'

const review = { text: 'The rye keeps for a week.', author: 'Dana R.', rating: 4.5 }
const heard = (...items: object[]) => ({ type: 'testimonials', title: 'What they say', items })
const pageWith = (...items: object[]) => wholePage([prose({ level: 1 }), heard(...items)])

test('a review needs no source, and may name any', () => {
  const items = [review, { ...review, text: 'Warm.', source: 'Angi' }]
  expect(marksOf('review-variable', { 'pages/index.json': pageWith(...items) })).toEqual([])
})

test.each([
  [
    'on another page, in other letters',
    { ...review, text: 'The RYE keeps for a week', city: 'Avon' },
    ['index.json: "Stowe"'],
  ],
  ['in the same town', { ...review, city: 'stowe ' }, []],
  ['without a town', review, []],
  ['by somebody else', { ...review, author: 'Lee T.', city: 'Avon' }, []],
])('a review that is repeated %s', (_, other, marks) => {
  const documents = { 'pages/a.json': pageWith(other), 'pages/index.json': pageWith({ ...review, city: 'Stowe' }) }
  expect(marksOf('repeated-review', documents)).toEqual(marks)
})

test('a review that pages share is marked where it is written', () => {
  const shared = heard({ ...review, city: '{city}' })
  const page = wholePage([prose({ level: 1 }), { use: 'heard' }], { vars: { city: 'Stowe' } })
  expect(marksOf('review-variable', { 'pages/index.json': page, 'shared/heard.json': shared })).toEqual([
    'heard.json: {city}',
  ])
})

test('the site’s own facts may be in a review, since a copy of the page has the same', () => {
  const named = { ...review, text: '{business} bakes the rye that keeps.' }
  expect(marksOf('review-variable', { 'pages/index.json': pageWith(named) })).toEqual([])
})

test.each([
  ['2026-06', true],
  ['2026-05', false],
  ['2026-04', false],
  ['2027-01', true],
  ['2027', true],
  ['2026', false],
])('whether %s is after May 2026: %s', (date, expected) => {
  expect(isAfter(date, '2026-05-15')).toBe(expected)
})
