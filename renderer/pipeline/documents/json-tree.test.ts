import { expect, test } from 'vitest'
import { type Path, fromPointer, toPointer, withoutComments } from './json-tree'

const TEXT = '{ "a": [1, { "b": "x" }], "c": { "d": true }, "c": { "d": null } }'
test('comments and unsafe names are taken out, wherever they stand', () => {
  const read = (text: string) => withoutComments(JSON.parse(text))
  expect(read(TEXT)).toEqual({ a: [1, { b: 'x' }], c: { d: null } })
  expect(read('[{ "$comment": "why", "$schema": "s", "a": [] }]')).toEqual([{ a: [] }])
  expect(Object.keys(read('{ "__proto__": 1, "a": {} }') as object)).toEqual(['a'])
  expect(read('null')).toBe(null)
})

test.each<[Path, string]>([
  [[], ''],
  [['a', 1, 'b'], '/a/1/b'],
  [['a/b', 'c~d', '~1'], '/a~1b/c~0d/~01'],
  [['', 0], '//0'],
])('%j as a JSON Pointer is %j', (path, pointer) => {
  expect(toPointer(path)).toBe(pointer)
})

test.each<[string, Path]>([
  ['', []],
  ['/a/1/b', ['a', 1, 'b']],
  // a number is a place in lists only
  ['/o/0', ['o', '0']],
  ['/a~1b/~01', ['a/b', '~1']],
  ['/z/y/0', ['z', 'y', '0']],
])('the JSON Pointer %j leads along %j', (pointer, path) => {
  expect(fromPointer(pointer, { a: [0, { b: 1 }], o: { 0: 'x' } })).toEqual(path)
})
