import { expect, test } from 'vitest'
import { toPatches } from './operations'

test.each([
  [
    [{ op: 'replace', path: '/a', value: 1, valeu: 2 }],
    '/a, operation 1: "replace" has no "valeu", only "path" and "value".',
  ],
  [[{ op: 'rename', path: '/a' }], '/a, operation 1: there is no operation "rename".'],
  [[{ op: 'replcae', path: '/a', value: 1 }], 'Did you mean "replace"?'],
  [[{ path: '/a' }], 'there is no operation undefined.'],
  [[{ op: 'add', path: '/a' }], '"add" needs "value".'],
  [[{ op: 'move', path: '/a' }], '"move" needs "from".'],
  [[{ op: 'move', from: '/a', path: '/a/b' }], '/a can’t be moved into itself, to /a/b.'],
  [[{ op: 'remove', path: 'a' }], '"a" is no JSON Pointer.'],
  [[{ op: 'remove', path: '/a~2' }], '"/a~2" is no JSON Pointer.'],
  [[{ op: 'remove', path: 5 }], '5 is no JSON Pointer.'],
  [['remove'], 'must be an object, but is "remove".'],
  [{ op: 'remove', path: '/a' }, '/a: a patch is a list of operations'],
])('%j is no patch', (value, message) => {
  expect(() => toPatches(value, '/a')).toThrow(message)
  expect(() => toPatches({ '/a': value })).toThrow(message)
})
