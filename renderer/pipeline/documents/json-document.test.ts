import { expect, test, vi } from 'vitest'
import { JsonDocument } from './json-document'
import { nodeAt } from './json-tree'

test('its value is what the text says, without what stands there for authors and editors only', () => {
  const text = '{ "$schema": "s", "a": [1, { "$comment": "why", "b": 2 }], "$other": 3 }'
  expect(new JsonDocument('a.json', text).value).toEqual({ a: [1, { b: 2 }], $other: 3 })
  const inside = new JsonDocument('a.json', '{ "a": { "b": 2, "$comment": "why" }, "c": 3 }')
  expect(inside.value).toEqual({ a: { b: 2 }, c: 3 })
})

test('a name that changes what an object inherits is left out', () => {
  const { value } = new JsonDocument('a.json', '{ "__proto__": { "a": 1 }, "constructor": 2 }')
  expect(value).toEqual({ constructor: 2 })
  expect((value as { a?: number }).a).toBeUndefined()
})

test('where nothing is left out, the value is what JSON.parse made', () => {
  const document = new JsonDocument('a.json', '{ "a": "\\"$comment", "b": [{ "c": "$" }], "d": null }')
  expect(document.value).toBe(document.parsed)
})

test('a byte order mark is no part of it, but every offset counts it', () => {
  const document = new JsonDocument('a.json', '\uFEFF{ "a": 12 }')
  expect(document.value).toEqual({ a: 12 })
  expect(document.parsed).toEqual({ a: 12 })
  expect(nodeAt(document.tree!, ['a'])).toMatchObject({ offset: 8, length: 2 })
})

test('what can’t be read has neither tree nor value', () => {
  const document = new JsonDocument('a.json', '{ "a": 1,', true)
  expect([document.broken, document.tree, document.value]).toEqual([true, undefined, undefined])
  expect(() => document.parsed).toThrow(SyntaxError)
})

test('it is read and parsed once, and again after it was forgotten', () => {
  const read = vi.fn(() => '{ "a": 2 }')
  const document = new JsonDocument('a.json', '{ "a": 1 }', false, read)
  expect(document.value).toEqual({ a: 1 })
  expect(document.value).toBe(document.value)
  expect(document.tree).toBe(document.tree)
  expect(read).not.toHaveBeenCalled()
  document.forget()
  expect(document.text).toBe('{ "a": 2 }')
  expect(document.value).toEqual({ a: 2 })
  expect(document.parsed).toEqual({ a: 2 })
  expect(nodeAt(document.tree!, ['a']).value).toBe(2)
  expect(read).toHaveBeenCalledTimes(1)
})

test('a text that comes from nowhere else is not lost when it is forgotten', () => {
  const document = new JsonDocument('a.json', '[1]')
  document.forget()
  expect(document.value).toEqual([1])
})

test('one that was forgotten before it was made is read when it is asked for', () => {
  expect(new JsonDocument('a.json', undefined, false, () => '[1]').value).toEqual([1])
})

test('one that was read in ASCII says what its text says, until it is forgotten', () => {
  const read = vi.fn(() => '{ "a": "new" }')
  const ascii = { json: '{ "a": "it\\u2019s", "$comment": "why" }', hash: 'abc' }
  const document = new JsonDocument('a.json', undefined, false, read, ascii)
  expect(document).toMatchObject({ text: '{ "a": "it’s", "$comment": "why" }', value: { a: 'it’s' }, hash: 'abc' })
  expect(nodeAt(document.tree!, ['a'])).toMatchObject({ offset: 7, length: 6, value: 'it’s' })
  expect(read).not.toHaveBeenCalled()
  document.forget()
  expect(document).toMatchObject({ text: '{ "a": "new" }', value: { a: 'new' }, hash: undefined })
})

test('one that is read again is read as it is parsed quickest, where that can be, and says the same', () => {
  const read = vi.fn(() => '{ "a": "it’s", "$comment": "why" }')
  const quickly = vi.fn(() => ({ json: '{ "a": "it\\u2019s", "$comment": "why" }' }))
  const document = new JsonDocument('a.json', undefined, false, read, undefined, quickly)
  expect(document).toMatchObject({ value: { a: 'it’s' }, text: read(), hash: undefined })
  expect([read, quickly].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  document.forget()
  expect(document.value).toEqual({ a: 'it’s' })
  expect([read, quickly].map(({ mock }) => mock.calls.length)).toEqual([1, 2])
  const other = new JsonDocument('a.json', undefined, false, read, undefined, () => undefined)
  expect(other.value).toEqual(document.value)
})
