import { expect, test } from 'vitest'
import type { SchemaError } from '../validator'
import { isDoubledList, withoutDoubledLists } from './doubled-lists'

const error = (keyword: string, instancePath: string, data: unknown): SchemaError => {
  return { keyword, instancePath, data, schemaPath: '', params: {} }
}

test.each([
  [[[1, 2]], true],
  [[[1], [2]], false],
  [[1], false],
  [[], false],
  ['[', false],
  [{ 0: [1], length: 1 }, false],
])('%j is a list between two pairs of brackets: %j', (value, is) => {
  expect(isDoubledList(value)).toBe(is)
})

test('of a doubled list that is too short nothing else is told', () => {
  const short = error('minItems', '/list', [[1, 2]])
  const other = error('type', '/lists/0', 'x')
  expect(withoutDoubledLists([short, error('type', '/list/0', [1, 2]), other])).toEqual([short, other])
})

test.each([
  ['a doubled list that is long enough', 'maxItems', [[1, 2]]],
  ['a list that is too short', 'minItems', ['x']],
  ['a list of lists that is too short', 'minItems', [['x'], ['y']]],
])('of %s what is wrong in it is told too', (_what, keyword, list) => {
  const errors = [error(keyword, '/list', list), error('type', '/list/0', list[0])]
  expect(withoutDoubledLists(errors)).toEqual(errors)
})
