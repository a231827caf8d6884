import { expect, test } from 'vitest'
import { invalidAddress } from './invalid-address'

test.each(['https://acme.example', 'https://acme.example/form?id=1', 'https://acme.example:8443/a'])(
  '%s is allowed',
  (text) => {
    expect(invalidAddress.test(text)).toBe(true)
  },
)

test.each([
  '',
  'http://acme.example',
  '//acme.example',
  'https://acme.example/',
  'https://acme.example/a b',
  'acme.example',
  'See https://acme.example',
])('%j is not', (text) => {
  expect(invalidAddress.test(text)).toBe(false)
})
