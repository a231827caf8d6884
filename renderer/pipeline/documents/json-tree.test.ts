import { parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'
import {
  type Path,
  fromPointer,
  keyAt,
  members,
  nodeAt,
  toPointer,
  isRecord,
  valueAt,
  withoutComments,
} from './json-tree'

const TEXT = '{ "a": [1, { "b": "x" }], "c": { "d": true }, "c": { "d": null } }'
const tree = (text: string) => parseTree(text)!
const written = ({ offset, length }: { offset: number; length: number }) => TEXT.slice(offset, offset + length)

test.each<[Path, string]>([
  [[], TEXT],
  [['a', 0], '1'],
  [['a', 1, 'b'], '"x"'],
  [['c', 'd'], 'null'],
  // what is not there is at the nearest place above it
  [['a', 1, 'z', 'y'], '{ "b": "x" }'],
  [['a', 7, 'b'], '[1, { "b": "x" }]'],
  [['a', 0, 0], '1'],
  [['z'], TEXT],
])('%j of the tree is %s', (path, text) => {
  expect(written(nodeAt(tree(TEXT), path))).toBe(text)
})

test('the place of a name is that of the last that counts, or of the object that lacks it', () => {
  const key = keyAt(tree(TEXT), [], 'c')
  expect([key.offset, written(key)]).toEqual([TEXT.lastIndexOf('"c"'), '"c"'])
  expect(written(keyAt(tree(TEXT), ['a', 1], 'z'))).toBe('{ "b": "x" }')
})

test('comments and unsafe names are taken out, wherever they stand', () => {
  const read = (text: string) => withoutComments(JSON.parse(text))
  expect(read(TEXT)).toEqual({ a: [1, { b: 'x' }], c: { d: null } })
  expect(read('[{ "$comment": "why", "$schema": "s", "a": [] }]')).toEqual([{ a: [] }])
  expect(Object.keys(read('{ "__proto__": 1, "a": {} }') as object)).toEqual(['a'])
  expect(read('null')).toBe(null)
})

test('a name without a value is no member', () => {
  expect(members(tree('{ "a", "b": 1 }')).map(({ key }) => key.value as string)).toEqual(['b'])
  expect(members(tree('1'))).toEqual([])
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

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['text', false],
  [undefined, false],
])('%j is an object with names: %j', (value, is) => {
  expect(isRecord(value)).toBe(is)
})

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
