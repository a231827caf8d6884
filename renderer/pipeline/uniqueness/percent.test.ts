import { expect, test } from 'vitest'
import { percent } from './percent'

test.each([
  [0, '0%'],
  [0.396, '39%'],
  [0.4, '40%'],
  [0.997, '99%'],
  [1, '100%'],
])('the share %d is %s', (share, written) => {
  expect(percent(share)).toBe(written)
})
