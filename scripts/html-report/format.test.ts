import { expect, test } from 'vitest'
import { bytes } from './format'

test.each([
  [812, '812 B'],
  [18_841, '18.4 KB'],
  [135_168, '132 KB'],
  [2_000_000, '1.9 MB'],
])('%d bytes are %s', (weight, text) => {
  expect(bytes(weight)).toBe(text)
})
