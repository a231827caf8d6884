import { expect, test } from 'vitest'
import { megabytes, ratio, seconds } from './units'

test('figures have as many digits as say something', () => {
  expect([0.416, 0.999, 9.84, 99.5, 123.4].map(seconds)).toEqual(['0.42 s', '1.00 s', '9.8 s', '99.5 s', '123 s'])
  expect([0.0416, 0.4712, 6.7].map(ratio)).toEqual(['0.042', '0.47', '6.70'])
  expect([379_600_000, 2_234_000_000].map(megabytes)).toEqual(['380 MB', '2,234 MB'])
})
