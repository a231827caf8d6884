import { expect, test } from 'vitest'
import { bytes } from './bytes'

test.each([
  [0, '0.0 KB'],
  [900, '0.9 KB'],
  [18_841, '18.4 KB'],
  [135_168, '132 KB'],
  [2_000_000, '1.9 MB'],
])('%d bytes are %s', (weight, text) => {
  expect(bytes(weight)).toBe(text)
})
