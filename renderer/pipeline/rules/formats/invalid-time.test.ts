import { expect, test } from 'vitest'
import { invalidTime } from './invalid-time'

test.each(['00:00', '08:30', '23:59'])('%s is allowed', (text) => {
  expect(invalidTime.test(text)).toBe(true)
})

test.each(['', '8:00', '24:00', '08:60', '08.00', '0800', '8 a.m.', '08:00 a.m.', '-08:00'])('%j is not', (text) => {
  expect(invalidTime.test(text)).toBe(false)
})
