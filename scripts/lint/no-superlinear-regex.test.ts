import { expect, test } from 'vitest'
import { lintFiles } from '../../tests/lint-files'

/** The messages about regular expressions, each in a file of its own, since starting the linter takes half a second. */
const messagesAbout = (regexes: string[]) =>
  lintFiles(
    'no-superlinear-regex',
    Object.fromEntries(regexes.map((regex, index) => [`${index}.ts`, `export const a = ${regex}\n`])),
  ).sort()

test('an expression that may take too long is reported, with what has to be repeated', () => {
  expect(messagesAbout(['/\\/+$/', '/\\s*,\\s*/', '/(a+)+b/', '/«.*»/s'])).toEqual(
    ['/', ' ', 'a', '«'].map((character, index) =>
      expect.stringMatching(new RegExp(`^${index}\\.ts: .*for many "${character}" in a row`)),
    ),
  )
})

test('others are not', () => {
  expect(messagesAbout(['/^\\/+/', '/(?<!\\/)\\/+$/', '/\\s{0,9},/', '/«[^«»]*»/', '/[a-z]+/g'])).toEqual([])
})
