import { expect, test } from 'vitest'
import { closest } from './suggest'

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
