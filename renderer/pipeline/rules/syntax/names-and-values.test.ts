import { expect, test } from 'vitest'
import { syntaxProblems } from '../../../../tests/told'
import { openedSite, page } from '../../../../tests/sites'

test('every further member of a name is told at its own place, in inner objects too', () => {
  const found = syntaxProblems('{"a": [{"b": 1, "b": 2, "\\u0062": 3}], "a": 4}')
  expect(found.map(({ rule, start, pointer }) => [rule, start, pointer]).sort()).toEqual([
    ['duplicate-key', 16, '/a/0/b'],
    ['duplicate-key', 24, '/a/0/b'],
    ['duplicate-key', 39, '/a'],
  ])
})

test('the place in words is the object that has the name twice', () => {
  const [problem] = syntaxProblems('{"sections": [{"type": "hero", "title": "A", "title": "B"}]}')
  expect(problem).toMatchObject({ where: 'hero (sections[0])', what: 'has "title" twice' })
})

test('objects beside one another may have the same names', () => {
  expect(syntaxProblems('[{"a": 1}, {"a": {"a": 2}}]')).toEqual([])
})

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

const markedIn = (text: string) => syntaxProblems(text).map(({ rule, start, end }) => [rule, text.slice(start, end)])

test.each([
  '9007199254740992',
  '-9007199254740992',
  '12345678901234567890',
  '1e400',
  '-1e400',
  '1e16',
  '1e-400',
  '0.01e-400',
])('%s is told', (number) => {
  expect(markedIn(`{"a": [1, ${number}]}`)).toEqual([['lossy-number', number]])
})

test.each([
  '9007199254740991',
  '-9007199254740991',
  '0',
  '-0',
  '0.0',
  '0e9',
  '0.1000000000000000055',
  '1e15',
  '1e-300',
])('%s is fine', (number) => {
  expect(markedIn(`{"a": [1, ${number}]}`)).toEqual([])
})

test('it is told what the number becomes; of a long one the beginning is shown', () => {
  const said = (number: string) => syntaxProblems(number).map(({ what }) => what)
  expect(said(`1${'0'.repeat(29)}`)).toEqual([`is read as 1e+29, not as 1${'0'.repeat(29)}`])
  expect(said(`1${'0'.repeat(30)}`)).toEqual([`is read as 1e+30, not as 1${'0'.repeat(28)}…`])
})

test('the largest number that is kept is fine, also beside other mistakes', () => {
  const problems = syntaxProblems('{"a": 1, "a": 9007199254740991}')
  expect(problems.map(({ rule }) => rule)).toEqual(['duplicate-key'])
})

test.each([
  [String.raw`{"a": "\uD83D"}`, String.raw`\uD83D`],
  [String.raw`{"a": "😀 \ude00 \ud83d\ude00"}`, String.raw`\ude00`],
  [String.raw`{"a": "\ud83d\ude00 \ud83d"}`, String.raw`\ud83d`],
  [String.raw`{"a": "\\\ud83d\ud83d\ude00"}`, String.raw`\ud83d`],
  [String.raw`{"\ud83d": 1}`, String.raw`\ud83d`],
])('half a character in %j is told', (text, half) => {
  expect(markedIn(text)).toEqual([['lone-surrogate', half]])
})

test.each([String.raw`{"a": "\ud83d\ude00"}`, '{"a": "😀"}', String.raw`{"a": "\\ud83d"}`])('%j is fine', (text) => {
  expect(markedIn(text)).toEqual([])
})
