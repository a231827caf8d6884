import { expect, test } from 'vitest'
import { moveLinks } from './move-links'

const ADDRESS = { from: '/old', to: '/new', url: 'https://acme.example' }

test.each([
  ['link', '/old', '/new'],
  ['link', '/old#prices', '/new#prices'],
  ['link', '/old?from=mail#prices', '/new?from=mail#prices'],
  ['link', 'https://www.acme.example/old#prices', 'https://www.acme.example/new#prices'],
  ['https', 'https://acme.example/old', 'https://acme.example/new'],
  ['variable', '/old', '/new'],
  ['markdown', '[a](/old) and [b](/old#b), [c](</old>)', '[a](/new) and [b](/new#b), [c](</new>)'],
  ['markdown', '[/old](/old "/old")', '[/old](/new "/old")'],
  ['markdown', 'Not /old, `[a](/old)`, \\[a](/old), [a](/older), but [a](/old).', undefined],
  ['markdown', '**[a](/old)** {city} [b](/old#{city})', '**[a](/new)** {city} [b](/new#{city})'],
])('a %s that leads to an address leads to the new one: %s', (format, text, moved) => {
  const expected = moved ?? text.replace(/\(\/old\)\.$/, '(/new).')
  expect(moveLinks({ format, text }, ADDRESS)).toBe(expected)
})

test('a link that several words refer to is moved once', () => {
  const text = 'See [one][a] and [two][a].\n\n[a]: /old "Old"'
  expect(moveLinks({ format: 'markdown', text, blocks: true }, ADDRESS)).toBe(text.replace('/old', '/new'))
})

test.each([
  ['link', '/older'],
  ['link', '/services/old'],
  ['link', 'https://other.example/old'],
  ['link', '#old'],
  ['route', '/old'],
  ['plain', '/old'],
  ['variable', 'an /old word'],
])('a %s that leads elsewhere stays: %s', (format, text) => {
  expect(moveLinks({ format, text }, ADDRESS)).toBe(text)
})
