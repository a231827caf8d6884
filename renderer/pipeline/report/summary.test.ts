import { expect, test } from 'vitest'
import { summary } from './summary'

test.each([
  [[], 0, 'No problems in 0 pages.'],
  [[], 1, 'No problems in 1 page.'],
  [['error'], 2, '1 error in 2 pages.'],
  [['warning'], 2, '1 warning in 2 pages.'],
  [['warning', 'warning'], 2, '2 warnings in 2 pages.'],
  [['error', 'warning', 'error'], 42, '2 errors, 1 warning in 42 pages.'],
] as const)('%j in %i pages: %s', (severities, pages, text) => {
  const problems = severities.map((severity) => ({ severity }) as never)
  expect(summary(pages, problems)).toBe(text)
})
