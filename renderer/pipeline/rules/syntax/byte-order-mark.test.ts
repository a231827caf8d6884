import { expect, test } from 'vitest'
import { syntaxProblems } from '../../../../tests/told'

const rulesOf = (text: string) => syntaxProblems(text).map(({ rule, start }) => [rule, start])

test('the rest of the document is judged at its own offsets', () => {
  expect(rulesOf('\uFEFF{"a": 1, "a": 2}')).toEqual([
    ['byte-order-mark', 0],
    ['duplicate-key', 10],
  ])
  expect(rulesOf('\uFEFF{"a": 1,}')).toEqual([
    ['byte-order-mark', 0],
    ['syntax', 8],
  ])
})

test('the mark may stand before an empty line', () => {
  expect(rulesOf('\uFEFF\n{"a": 1}')).toEqual([['byte-order-mark', 0]])
})

test('a document of nothing but the mark is empty', () => {
  expect(rulesOf('\uFEFF\n')).toEqual([['syntax', 0]])
})

test('the mark is one at the beginning only', () => {
  expect(rulesOf('{"a": "\uFEFF"}')).toEqual([])
})
