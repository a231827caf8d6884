import { expect, test } from 'vitest'
import { listImages } from '../../images/public-folder'
import { SMALLEST_SITE, openTexts } from '../example-site'

const { 'site.json': site, 'pages/index.json': page } = SMALLEST_SITE

function problemsOf(more: string) {
  const text = `{ ${more}, ${JSON.stringify(page).slice(1)}`
  const { problems } = openTexts(
    new Map([
      ['pages/index.json', text],
      ['site.json', JSON.stringify(site)],
    ]),
    listImages('public'),
  )
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
