import { expect, test } from 'vitest'
import { invalidId } from './invalid-id'

test.each(['quote', 'our-prices2'])('%s is allowed', (text) => {
  expect(invalidId.test(text)).toBe(true)
})

test.each(['', 'Quote', '2nd', 'our prices', '#quote', '-quote'])('%j is not', (text) => {
  expect(invalidId.test(text)).toBe(false)
})
