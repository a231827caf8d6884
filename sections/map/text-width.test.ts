import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { textWidth } from './text-width'

test('a narrow letter takes less room than a wide one', () => {
  expect(textWidth('il')).toBeLessThan(textWidth('ab'))
  expect(textWidth('ab')).toBeLessThan(textWidth('AB'))
  expect(textWidth('AB')).toBeLessThan(textWidth('MW'))
  expect(textWidth('\n')).toBe(0)
})

test('a text is as wide as its letters, whichever these are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(textWidth(text)).toBe([...text].reduce((sum, letter) => sum + textWidth(letter), 0))
    }),
  )
})
