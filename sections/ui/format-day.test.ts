import { expect, test } from 'vitest'
import { formatDay } from './format-day'

test.each([
  ['2026-04-01', 'en-US', 'April 1, 2026'],
  ['2026-12-31', 'en-GB', '31 December 2026'],
  ['2026-04-01', 'de', '1. April 2026'],
  ['2026-04-01', 'es', '1 de abril de 2026'],
])('%s in %s is %s', (day, language, words) => {
  expect(formatDay(day, language)).toBe(words)
})
