import { expect, test } from 'vitest'
import { fillTexts, fillVariables, tokenIndex } from './variables'

test('doubled braces are braces', () => {
  expect(fillVariables('{{city}} and {city}', { city: 'Plano' })).toEqual({ text: '{city} and Plano', unknown: [] })
  expect(fillVariables('a }} b', {})).toEqual({ text: 'a } b', unknown: [] })
})

test('unknown names and lone braces are reported as they were written', () => {
  expect(fillVariables('{cty}, {}, { and }', { city: 'Plano' }).unknown).toEqual(['{cty}', '{}', '{ and }'])
  expect(fillVariables('a { b', {}).unknown).toEqual(['{'])
  expect(fillVariables('{cty} {city} {', { city: 'Plano' }).text).toBe('{cty} Plano {')
})

test.each([
  ['Call {phone} and {', '{', 17],
  ['{{city}} {city}', '{city}', 9],
  ['{a} {b} {b}', '{b}', 4],
  ['{{city}}', '{city}', -1],
])('in %j the first %s stands at %d', (text, token, index) => {
  expect(tokenIndex(text, token)).toBe(index)
})

test('variables are filled into every text, however deep, and nothing else changes', () => {
  const value = { a: '{city}', list: ['x', ['{city}!'], { b: 'In {city}', n: 1 }], none: null, yes: true, '{city}': 2 }
  expect(fillTexts(value, { city: 'Plano' })).toEqual({
    value: { a: 'Plano', list: ['x', ['Plano!'], { b: 'In Plano', n: 1 }], none: null, yes: true, '{city}': 2 },
    unfilled: [],
  })
  expect(value.a).toBe('{city}')
})

test('what can’t be filled in is reported by its place, and stays as it was written', () => {
  const { value, unfilled } = fillTexts({ a: ['{cty} and {}', '{city}'], b: { c: '{cty}' } }, { city: 'Plano' })
  expect(value).toEqual({ a: ['{cty} and {}', 'Plano'], b: { c: '{cty}' } })
  expect(unfilled).toEqual([
    { path: ['a', 0], token: '{cty}' },
    { path: ['a', 0], token: '{}' },
    { path: ['b', 'c'], token: '{cty}' },
  ])
  expect(fillTexts('{cty}', {}).unfilled).toEqual([{ path: [], token: '{cty}' }])
})
