import { expect, test } from 'vitest'
import { runCommand } from '../../tests/run-command'
import { matchValue } from './match-value'

test('without a command, the tasks are listed', async () => {
  const { status, stdout, stderr } = await runCommand('evaluate')
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^change-phone +Our new telephone number is/m)
})

test.each<[string[], RegExp]>([
  [['--only', 'change-phon'], /there is no task change-phon\. Did you mean "change-phone"\?/],
  [['--timeout', '0'], /whole number/],
  [['--comand', 'x'], /--command/],
])('%j is wrong usage', async (args, message) => {
  const { status, stderr } = await runCommand('evaluate', ...args)
  expect([status, stderr]).toEqual([2, expect.stringMatching(message)])
})

test.each<[string, unknown, unknown, string[]]>([
  ['a text that a pattern finds', { $match: '^Bread' }, 'Bread and more', []],
  ['a text that it doesn’t find', { $match: '^Bread' }, 'Rye', ['the document must match /^Bread/, but is "Rye".']],
  ['some members', { a: { $has: { b: 1 } } }, { a: { b: 1, c: 2 } }, []],
  ['a member too many', { a: { b: 1 } }, { a: { b: 1, c: 2 } }, ['/a/c must not be there.']],
  ['anything', [{ $any: true }], [{}], []],
  ['an entry too few', [1, { $any: true }], [1], ['/1 is missing.']],
])('%s', (_, expected, actual, faults) => {
  expect(matchValue(expected, actual)).toEqual(faults)
})
