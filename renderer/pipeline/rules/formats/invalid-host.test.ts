import { expect, test } from 'vitest'
import { invalidHost } from './invalid-host'

test.each(['forms.example.com', 'a-b.example'])('%s is allowed', (text) => {
  expect(invalidHost.test(text)).toBe(true)
})

test.each(['', 'localhost', 'https://forms.example.com', 'forms.example.com/a', 'Forms.example.com', '*.example.com'])(
  '%j is not',
  (text) => {
    expect(invalidHost.test(text)).toBe(false)
  },
)
