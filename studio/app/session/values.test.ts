import { expect, test } from 'vitest'
import { addOperation, applyOperations, keepSame, memberAt, operationsUnder, setOperation } from './values'

test('operations change a copy', () => {
  const value = { items: ['a', 'b'] }
  expect(applyOperations(value, [{ op: 'move', from: '/items/0', path: '/items/1' }])).toEqual({ items: ['b', 'a'] })
  expect(value).toEqual({ items: ['a', 'b'] })
})

test('an operation that can’t be done leaves the value as it is', () => {
  expect(applyOperations({ a: 1 }, [{ op: 'remove', path: '/b' }])).toEqual({ a: 1 })
})

test('a text that is typed is one operation', () => {
  const first = addOperation([], { op: 'add', path: '/title', value: 'a' })
  expect(addOperation(first, { op: 'replace', path: '/title', value: 'ab' })).toEqual([
    { op: 'add', path: '/title', value: 'ab' },
  ])
})

test('a member is added, replaced or removed', () => {
  expect(setOperation({}, '/a', 1)).toEqual({ op: 'add', path: '/a', value: 1 })
  expect(setOperation({ a: 0 }, '/a', 1)).toEqual({ op: 'replace', path: '/a', value: 1 })
  expect(setOperation({ a: 0 }, '/a', undefined)).toEqual({ op: 'remove', path: '/a' })
})

test('pointers with slashes in their names lead to their values', () => {
  expect(memberAt({ 'a/b': ['c'] }, '/a~1b/0')).toBe('c')
  expect(operationsUnder('/x', [{ op: 'copy', from: '/a', path: '/b' }])).toEqual([
    { op: 'copy', from: '/x/a', path: '/x/b' },
  ])
})

test('what an operation does not touch stays the same object', () => {
  const before = { sections: [{ title: 'One' }, { title: 'Two', items: [1, 2] }], vars: {} }
  const after = applyOperations(before, [
    { op: 'replace', path: '/sections/0/title', value: 'New' },
    { op: 'move', from: '/sections/0', path: '/sections/1' },
  ])
  expect(after).toEqual({ sections: [{ title: 'Two', items: [1, 2] }, { title: 'New' }], vars: {} })
  expect(memberAt(after, '/sections/0')).toBe(before.sections[1])
  expect(memberAt(after, '/vars')).toBe(before.vars)
  expect(before.sections[0]).toEqual({ title: 'One' })
})

test('what says the same as before stays the same object', () => {
  const before = { pages: [{ id: 'a' }, { id: 'b', vars: { city: 'Anna' } }], name: 'Site' }
  expect(keepSame(before, structuredClone(before))).toBe(before)
  const after = keepSame(before, { pages: [{ id: 'a', title: 'A' }, structuredClone(before.pages[1])], name: 'Site' })
  expect(after).toEqual({ pages: [{ id: 'a', title: 'A' }, before.pages[1]], name: 'Site' })
  expect(after.pages[1]).toBe(before.pages[1])
  expect(keepSame(before.pages, [])).toEqual([])
})
