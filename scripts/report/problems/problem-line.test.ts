import { expect, test } from 'vitest'
import { positionAt } from '../../../renderer/pipeline/problems/problem'
import { problemLine } from './problem-line'

/** A problem whose place is this part of a text. */
function problemAt(text: string, part: string) {
  const start = text.indexOf(part)
  const end = start + part.length
  const problem = {
    severity: 'error',
    rule: 'a-rule',
    file: 'a.json',
    pointer: '',
    where: '',
    what: '',
    start,
    end,
  } as const
  return { problem, text, start: positionAt(text, start), end: positionAt(text, end) }
}

test('the line of a mistake stands in three parts', () => {
  const text = '{\n  "ratting": 5,\n  "author": "Dana"\n}'
  expect(problemLine(problemAt(text, '"ratting"'))).toEqual({ before: '', marked: '"ratting"', after: ': 5,' })
})

test('a mistake of several lines is shown by its first one', () => {
  expect(problemLine(problemAt('{ "a": [\n1\n] }', '[\n1\n]'))).toEqual({ before: '{ "a": ', marked: '[', after: '' })
})

test('long lines are cut around the mistake', () => {
  const line = problemLine(problemAt(`${'b'.repeat(200)}MISTAKE${'a'.repeat(200)}`, 'MISTAKE'))
  expect(line?.marked).toBe('MISTAKE')
  expect(line?.before).toMatch(/^…b{59}$/)
  expect(line?.after).toMatch(/^a{59}…$/)
})

test('of a document that could not be read nothing is shown', () => {
  expect(problemLine(problemAt('', ''))).toBeUndefined()
})
