import { expect, test } from 'vitest'
import { markedMistakes } from '../../../../tests/problems'

test.each([
  ['«{»', 'must have a closing } after this'],
  ['«[»', 'must have a closing ] after this'],
  ['[«1»', 'must have a closing ] after this'],
  ['[[1, 2«]»', 'must have a closing ] after this'],
  ['{"a": {"b": 1«}»', 'must have a closing } after this'],
  ['{"a": [1, {"b": «2»], "c": 3}', 'must have a closing } after this'],
  ['{"a": [1, «2», "b": 3}', 'must have a closing ] after this'],
  ['«}»', 'must have an opening { before this'],
  ['«]»', 'must have an opening [ before this'],
  ['[«"»b": 1}, {"b": 2}]', 'must have an opening { before this'],
  ['{"a": 1}\n\n«}»', 'has a } too many here'],
  ['[1]«]»', 'has a ] too many here'],
  ['{«{»"a": 1}', 'has a { too many here'],
  ['{"a": 1«]»', 'must have a } here'],
  ['[1«}»', 'must have a ] here'],
  ['{"a": [1, 2«}»}', 'must have a ] here'],
  ['«{»1, 2, 3]', 'must have a [ here'],
  ['{"a": «{»"b", "c", "d"]}', 'must have a [ here'],
  ['«[»"a": 1, "b": 2}', 'must have a { here'],
  ['{"a": «[»"b": 1, "c": 2}}', 'must have a { here'],
])('%j is reported at its bracket', (text, what) => {
  const { marked, said } = markedMistakes(text)
  expect([marked, ...said]).toEqual([text, what])
})

const LINES = [
  '{',
  '  "vars": {',
  '    "city": "Plano"',
  '  },',
  '  "list": [',
  '    {',
  '      "a": 1,',
  '      "b": [',
  '        1,',
  '        2',
  '      ]',
  '    },',
  '    {',
  '      "a": 2',
  '    }',
  '  ],',
  '  "image": {',
  '    "src": "a"',
  '  }',
  '}',
]

/** The lines with some of them, from 1 on, written in other ways. */
const changed = (lines: Record<number, string>) => LINES.map((line, index) => lines[index + 1] ?? line).join('\n')

test.each([
  ['a } and its comma', { 3: '    "city": "Plano«"»', 4: '' }, 'must have a closing } after this'],
  ['a } that stood before a comma', { 3: '    "city": "Plano«"»,', 4: '' }, 'must have a closing } after this'],
  ['a ]', { 10: '        «2»', 11: '' }, 'must have a closing ] after this'],
  ['a } between two of a list', { 11: '      «]»', 12: '' }, 'must have a closing } after this'],
  ['a ] and its comma', { 15: '    «}»', 16: '' }, 'must have a closing ] after this'],
  ['the last } but one', { 18: '    "src": "a«"»', 19: '' }, 'must have a closing } after this'],
  ['a {', { 17: '  "image":', 18: '    «"»src": "a"' }, 'must have an opening { before this'],
  ['a [', { 5: '  "list":', 6: '    «{»' }, 'must have an opening [ before this'],
])('%s that is missing is reported where the lines show it', (_, lines, what) => {
  const { marked, said } = markedMistakes(changed(lines))
  expect([marked, ...said]).toEqual([changed(lines), what])
})

test.each([
  ['}', { 4: '  «]»,' }],
  [']', { 11: '      «}»' }],
  [']', { 16: '  «}»,' }],
])('what should be a %s is reported at its own line', (bracket, lines) => {
  const { marked, said } = markedMistakes(changed(lines))
  expect([marked, ...said]).toEqual([changed(lines), `must have a ${bracket} here`])
})

test('of many that follow one another, the one too many is reported at its own line', () => {
  const closings = ['      }«}»', '    }', '  }', '}']
  const text = ['{', '  "a": {', '    "b": {', '      "c": {', '        "d": 1', ...closings].join('\n')
  expect(markedMistakes(text)).toMatchObject({ marked: text, said: ['has a } too many here'] })
})
