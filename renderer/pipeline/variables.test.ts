import { expect, test } from 'vitest'
import { fillVariables, pageVariables, toTel } from './variables'

test('a name in braces becomes its value', () => {
  expect(fillVariables('Electricians in {city}', { city: 'Plano' })).toEqual({
    text: 'Electricians in Plano',
    unknown: [],
  })
})

test('doubled braces are braces', () => {
  expect(fillVariables('{{city}} and {city}', { city: 'Plano' })).toEqual({ text: '{city} and Plano', unknown: [] })
})

test('unknown names and lone braces are told as they were written', () => {
  expect(fillVariables('{cty}, {}, { and }', { city: 'Plano' }).unknown).toEqual(['{cty}', '{}', '{ and }'])
  expect(fillVariables('a { b', {}).unknown).toEqual(['{'])
})

test('names of JavaScript objects are no variables', () => {
  expect(fillVariables('{constructor} {toString}', {}).unknown).toEqual(['{constructor}', '{toString}'])
})

test("a page's own value stands before the site's, and its telephone number brings its link form", () => {
  const variables = pageVariables(
    { phone: '(469) 555-0167' },
    { phone: '(972) 555-0142', tel: '+19725550142', business: 'Acme' },
  )
  expect(variables).toEqual({ phone: '(469) 555-0167', tel: '+14695550167', business: 'Acme' })
})

test.each([
  ['(972) 555-0142', '+1', '+19725550142'],
  ['+44 20 7946 0000', '+1', '+442079460000'],
  ['020 7946 0000', '+44', '+4402079460000'],
])('%s with %s is %s', (phone, countryCode, tel) => {
  expect(toTel(phone, countryCode)).toBe(tel)
})
