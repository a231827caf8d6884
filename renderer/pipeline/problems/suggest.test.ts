import { expect, test } from 'vitest'
import { closest, didYouMean, editDistance } from './suggest'

test.each([
  ['ratting', ['rating', 'text', 'author'], 'rating'],
  ['tpye', ['type', 'use'], 'type'],
  ['Faq', ['faq', 'map'], 'faq'],
  ['di', ['to', 'id'], 'id'],
  ['stee', ['state', 'street'], 'street'],
  // a letter too many, also a doubled one
  ['iitem', ['items', 'site'], 'items'],
  ['idak', ['dark', 'id'], 'dark'],
  ['ro', ['role'], 'role'],
  // a swapped letter is likelier than foreign ones, and so is the same length
  ['ieme', ['items', 'time'], 'time'],
  ['tm', ['team', 'time'], 'team'],
  ['ise', ['side', 'use'], 'use'],
  ['htone', ['phone', 'tone'], 'tone'],
  // the first letter is seldom wrong
  ['tine', ['line', 'tone'], 'tone'],
  ['colour', ['title', 'image'], undefined],
  ['x', ['id', 'to'], undefined],
])('%s of %j is %s', (name, known, meant) => {
  expect(closest(name, known)).toBe(meant)
})

test('of two that are as like it the likelier one is meant', () => {
  expect(closest('tyne', ['tone', 'type'])).toBe('tone')
  expect(closest('tyne', ['tone', 'type'], ['type'])).toBe('type')
})

test('one wrong letter is likelier than two of a likely name', () => {
  expect(closest('lmp', ['lamp', 'map', 'zap'], ['zap'])).toBe('lamp')
})

test('without a likely name the other sentence is said', () => {
  expect(didYouMean('zzzzzz', ['type'], 'There are: type.')).toBe('There are: type.')
  expect(didYouMean('tpye', ['type'], 'There are: type.')).toBe('Did you mean "type"?')
})

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['type', 'type', 0],
  ['tpye', 'type', 1],
  ['tye', 'type', 1],
  ['tyype', 'type', 1],
  ['tupe', 'type', 1],
  // two swapped letters, and one that came between them
  ['ca', 'abc', 2],
  ['abc', 'c', 2],
  ['abcd', 'badc', 2],
  ['tone', 'htone', 1],
  ['htone', 'phone', 2],
  ['kitten', 'sitting', 3],
])('from %j to %j it is %d', (from, to, letters) => {
  expect(editDistance(from, to)).toBe(letters)
  expect(editDistance(to, from)).toBe(letters)
})
