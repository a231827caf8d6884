import { expect, test } from 'vitest'
import { formatMonth } from './format-month'

test.each([
  ['2025-03', 'en-US', 'March 2025'],
  ['2025-12', 'en-US', 'December 2025'],
  ['2025-03', 'de', 'März 2025'],
  ['2025-03', 'es', 'marzo de 2025'],
  ['2025', 'en-US', '2025'],
])('%s in %s is %s', (month, language, words) => {
  expect(formatMonth(month, language)).toBe(words)
})
