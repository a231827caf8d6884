import { expect, test } from 'vitest'
import { syntaxProblems } from '../../../../tests/told'

const markedIn = (text: string) => syntaxProblems(text).map(({ rule, start, end }) => [rule, text.slice(start, end)])

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
