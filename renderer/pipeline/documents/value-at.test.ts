import { expect, test } from 'vitest'
import type { Path } from './json-tree'
import { valueAt } from './value-at'

const DATA = { a: [1, { b: null }], text: 'word' }

test.each<[Path, unknown]>([
  [[], DATA],
  [['a', 0], 1],
  [['a', 1, 'b'], null],
  [['a', 1, 'b', 'c'], undefined],
  [['a', 2], undefined],
  [['z', 'y'], undefined],
  // only what the data itself holds counts
  [['text', 0], undefined],
  [['toString'], undefined],
  [['a', 'length', 'x'], undefined],
])('%j is %j', (path, value) => {
  expect(valueAt(DATA, path)).toEqual(value)
})
