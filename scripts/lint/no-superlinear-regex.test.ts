import { expect, test } from 'vitest'
import { lintFiles } from '../../tests/lint-files'

test.each([
  ['/\\/+$/', '/'],
  ['/\\s*,\\s*/', ' '],
  ['/(a+)+b/', 'a'],
  ['/«.*»/s', '«'],
])('%s is reported, with what has to be repeated', (regex, character) => {
  const [message = ''] = lintFiles('no-superlinear-regex', { 'a.ts': `export const a = ${regex}\n` })
  expect(message).toContain(`for many "${character}" in a row`)
})

test.each(['/^\\/+/', '/(?<!\\/)\\/+$/', '/\\s{0,9},/', '/«[^«»]*»/', '/[a-z]+/g'])('%s is not', (regex) => {
  expect(lintFiles('no-superlinear-regex', { 'a.ts': `export const a = ${regex}\n` })).toEqual([])
})
