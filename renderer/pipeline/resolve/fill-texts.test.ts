import { expect, test } from 'vitest'
import { fillTexts } from './fill-texts'

test('variables are filled into every text, however deep, and nothing else changes', () => {
  const value = { a: '{city}', list: ['x', ['{city}!'], { b: 'In {city}', n: 1 }], none: null, yes: true, '{city}': 2 }
  expect(fillTexts(value, { city: 'Plano' })).toEqual({
    value: { a: 'Plano', list: ['x', ['Plano!'], { b: 'In Plano', n: 1 }], none: null, yes: true, '{city}': 2 },
    unfilled: [],
  })
  expect(value.a).toBe('{city}')
})

test('whatever holds no variable is the same object', () => {
  const value = { same: { list: [{ a: 'x' }] }, changed: [{ a: '{city}' }, { b: 'y' }] }
  const filled = fillTexts(value, { city: 'Plano' }).value
  expect(filled.same).toBe(value.same)
  expect(filled.changed[1]).toBe(value.changed[1])
  expect(filled.changed[0]).not.toBe(value.changed[0])
  expect(fillTexts(value.same, {}).value).toBe(value.same)
})

test('what can’t be filled in is told by its place, and stays as it was written', () => {
  const { value, unfilled } = fillTexts({ a: ['{cty} and {}', '{city}'], b: { c: '{cty}' } }, { city: 'Plano' })
  expect(value).toEqual({ a: ['{cty} and {}', 'Plano'], b: { c: '{cty}' } })
  expect(unfilled).toEqual([
    { path: ['a', 0], token: '{cty}' },
    { path: ['a', 0], token: '{}' },
    { path: ['b', 'c'], token: '{cty}' },
  ])
  expect(fillTexts('{cty}', {}).unfilled).toEqual([{ path: [], token: '{cty}' }])
})
