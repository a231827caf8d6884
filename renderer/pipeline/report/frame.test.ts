import colors from 'picocolors'
import { expect, test } from 'vitest'
import { frame } from './frame'
import { positionAt } from './position'

/** The lines that are shown of a text in which «» stand around the mistake. */
function frameOf(marked: string): string[] {
  const text = marked.replaceAll(/[«»]/g, '')
  const start = positionAt(text, marked.indexOf('«'))
  const end = positionAt(text, marked.indexOf('»') - 1)
  return frame({ text, start, end }, colors.createColors(false))
}

const digits = (length: number) => '0123456789'.repeat(Math.ceil(length / 10)).slice(0, length)

test.each([
  ['a text of one line', '«{»}', ['  > 1 | {}', '      | ^']],
  ['the last line', '{\n  "a": 1\n«}»', ['    2 |   "a": 1', '  > 3 | }', '      | ^']],
  ['a place without width', 'a\nb«»\nc', ['    1 | a', '  > 2 | b', '      |  ^', '    3 | c']],
  ['lines of Windows', 'a\r\n«b»\r\nc', ['    1 | a', '  > 2 | b', '      | ^', '    3 | c']],
  ['an empty line beside it', 'a\n\n«b»\n\nc', ['    2 |', '  > 3 | b', '      | ^', '    4 |']],
  ['tabs, each as wide as a letter', '{\n\t"a":\t«1»', ['    1 | {', '  > 2 |  "a": 1', '      |       ^']],
  [
    'two lines: the first is marked to its end',
    'a\n b«c\nd»\ne',
    ['    1 | a', '  > 2 |  bc', '      |   ^', '    3 | d'],
  ],
])('%s', (_, text, lines) => {
  expect(frameOf(text)).toEqual(lines)
})

test('numbers of lines stand under each other', () => {
  expect(frameOf(`${'a\n'.repeat(8)}«b»\nc\nd`)).toEqual(['     8 | a', '  >  9 | b', '       | ^', '    10 | c'])
})

test('a line of 110 letters is shown whole, a longer one is cut', () => {
  expect(frameOf(`${digits(110)}\n«b»\n${digits(111)}`)).toEqual([
    `    1 | ${digits(110)}`,
    '  > 2 | b',
    '      | ^',
    `    3 | ${digits(109)}…`,
  ])
})

test('a long line is cut on both sides of a mark in its middle, which has 39 letters before it', () => {
  const lines = frameOf(`${digits(200)}«mistake»${'z'.repeat(200)}`)
  expect(lines).toEqual([
    `  > 1 | …${digits(200).slice(-39)}mistake${'z'.repeat(62)}…`,
    `      | ${' '.repeat(40)}^^^^^^^`,
  ])
})

test('a long line is shown from its start while the mark is near it', () => {
  const lines = frameOf(`${digits(40)}«mistake»${'z'.repeat(200)}`)
  expect(lines).toEqual([`  > 1 | ${digits(40)}mistake${'z'.repeat(62)}…`, `      | ${' '.repeat(40)}^^^^^^^`])
})

test('the end of a long line is shown to its last letter', () => {
  expect(frameOf(`${digits(300)}«»`)).toEqual([`  > 1 | …${digits(300).slice(-109)}`, `      | ${' '.repeat(110)}^`])
})

test.each([
  ['on one line', '»'],
  ['over several lines', '\nb»'],
])('the mark of a long mistake %s ends where the line is cut', (_, end) => {
  const lines = frameOf(`abcd«${digits(200)}${end}`)
  expect(lines.slice(0, 2)).toEqual([`  > 1 | abcd${digits(105)}…`, `      |     ${'^'.repeat(106)}`])
})
