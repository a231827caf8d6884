import { expect, test } from 'vitest'
import { openedSite, page } from '../../../../tests/sites'

function problemsOf(more: string) {
  const text = `{ ${more}, ${JSON.stringify(page()).slice(1)}`
  const { problems } = openedSite({ 'pages/index.json': text })
  return problems
    .filter(({ severity, file }) => severity === 'error' && file.endsWith('index.json'))
    .map(({ rule, start, end }) => [rule, text.slice(start, end)])
}

test.each([
  ['"__proto__": { "index": false }', '"__proto__"'],
  ['"__proto__": null', '"__proto__"'],
  [String.raw`"vars": { "\u005f_proto__": "x" }`, String.raw`"\u005f_proto__"`],
])('%s is told once', (member, name) => {
  expect(problemsOf(member)).toEqual([['unsafe-name', name]])
})

test('"constructor" and "prototype" are members like others', () => {
  expect(problemsOf('"vars": { "constructor": "x", "prototype": "y" }')).toEqual([])
})
