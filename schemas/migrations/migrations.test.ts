import { expect, test } from 'vitest'
import { reviewMonths } from './001-review-months'
import { MIGRATIONS, missingMigrations } from './migrations'

test('migrations are numbered in order, and a site lacks those after its own', () => {
  expect(MIGRATIONS.map(({ number }) => number)).toEqual(MIGRATIONS.map((_, index) => index + 1))
  expect(missingMigrations({})).toEqual(MIGRATIONS)
  expect(missingMigrations({ migration: MIGRATIONS.length })).toEqual([])
})

const review = (date?: string) => ({ text: 'Warm bread.', author: 'Dana R.', rating: 5, ...(date && { date }) })

test.each([
  ['March 2025', '2025-03', 'en-US'],
  ['Mar. 2025', '2025-03', 'en-US'],
  ['sept 2024', '2024-09', 'en-US'],
  ['Dezember 2024', '2024-12', 'de'],
  ['December 2024', '2024-12', 'de'],
  ['marzo de 2025', '2025-03', 'es'],
  ['2025-3', '2025-03', 'en-US'],
  ...['2025', '2025-03', '3 weeks ago', 'Spring 2025', 'Ma 2025', '2025-13', 'March 4, 2025'].map(
    (date): [string, undefined, string] => [date, undefined, 'en-US'],
  ),
])('1: the date %j of a review becomes %j', (date, month, language) => {
  const expected = month === undefined ? [] : [{ op: 'replace', path: '/date', value: month }]
  expect(reviewMonths.plan(review(date), language)).toEqual(expected)
})

test('1: reviews are found in sections, beside "use", and in lists; other dates stay', () => {
  const page = {
    title: 'May 2025',
    sections: [
      { type: 'testimonials', items: [review(), review('May 2025')] },
      { use: 'heard', items: [review('June 2025')] },
      { type: 'course', date: 'May 2025', author: 'Lee' },
    ],
  }
  expect(reviewMonths.plan(page, 'en-US')).toEqual([
    { op: 'replace', path: '/sections/0/items/1/date', value: '2025-05' },
    { op: 'replace', path: '/sections/1/items/0/date', value: '2025-06' },
  ])
  const list = { of: 'testimonial', entries: [review('May 2025')] }
  expect(reviewMonths.plan(list, 'en-US')).toEqual([{ op: 'replace', path: '/entries/0/date', value: '2025-05' }])
})
