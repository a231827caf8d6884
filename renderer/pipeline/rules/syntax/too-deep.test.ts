import { expect, test } from 'vitest'
import { syntaxProblems } from '../../../../tests/told'

const problemsOf = (text: string) => syntaxProblems(text).map(({ rule, start }) => [rule, start])

test.each([
  ['['.repeat(100_000), 32],
  ['{"a":'.repeat(100_000), 160],
  [`${'['.repeat(33)}${']'.repeat(33)}`, 32],
])('%.20s… is told once, without an overflow', (text, start) => {
  expect(problemsOf(text)).toEqual([['too-deep', start]])
})

test.each([
  `${'['.repeat(32)}${']'.repeat(32)}`,
  `["${'['.repeat(100)}"]`,
  String.raw`["\"${'{'.repeat(100)}"]`,
  `[${'[],'.repeat(100)}[]]`,
])('%.20s… is fine', (text) => {
  expect(problemsOf(text)).toEqual([])
})

test('a quote that is missing hides no more than its line', () => {
  expect(problemsOf(`{"a": "b,\n${'['.repeat(40)}`)).toEqual([['too-deep', 41]])
})

test.each(['[]', '{}'])('many %s beside each other are not deep, also where a comma is too many', (pair) => {
  const text = `[${`${pair},`.repeat(100)}]`
  expect(problemsOf(text)).toEqual([['syntax', text.length - 2]])
})
