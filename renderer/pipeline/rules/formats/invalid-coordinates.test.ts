import { expect, test } from 'vitest'
import { invalidCoordinates } from './invalid-coordinates'

test.each(['33.0198, -96.6989', '-33,151', '44.4654,-72.6874'])('%s is allowed', (text) => {
  expect(invalidCoordinates.test(text)).toBe(true)
})

test.each(['', '33.0198', '33.0198 -96.6989', '133.0, 1', '33.0198, -96.6989 N'])('%j is not', (text) => {
  expect(invalidCoordinates.test(text)).toBe(false)
})
