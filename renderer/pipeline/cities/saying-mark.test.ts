import { expect, test } from 'vitest'
import { packMark, unpackMark } from './saying-mark'

test.each([
  { block: 0, isText: true, words: 0 },
  { block: 1, isText: false, words: 7 },
  { block: 2047, isText: true, words: 15 },
])('%j goes into 16 bits and comes back', ({ block, isText, words }) => {
  const packed = packMark(block, isText, words)
  expect(packed).toBeLessThan(2 ** 16)
  expect(unpackMark(packed)).toEqual({ block, isText, words })
})

test('what is too much for a mark is cut, and changes nothing else of it', () => {
  expect(unpackMark(packMark(5000, false, 16))).toEqual({ block: 2047, isText: false, words: 15 })
})
