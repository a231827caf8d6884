import { expect, test } from 'vitest'
import { invalidEmail } from './invalid-email'

test.each(['hello@acme.example', 'a.b+c@mail.acme.example'])('%s is allowed', (text) => {
  expect(invalidEmail.test(text)).toBe(true)
})

test.each(['', 'hello', 'hello@acme', '@acme.example', 'a b@acme.example', 'a@b@acme.example', 'a@acme.example b'])(
  '%j is not',
  (text) => {
    expect(invalidEmail.test(text)).toBe(false)
  },
)
