import { expect, test } from 'vitest'
import { markedMistakes } from '../../../../../tests/told'

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
])('%j is told at its bracket', (text, what) => {
  const { marked, said } = markedMistakes(text)
  expect([marked, ...said]).toEqual([text, what])
})

test.each([
  ['{"a": [1, 2«}»}', 'Members stand between { and }, lists between [ and ].'],
  ['{"a": 1}«}»', 'Take it away, or look for the bracket that should be its partner.'],
  ['[[1, 2«]»', 'Add it, or look for a [ that is too many.'],
  ['«}»', 'Every closing bracket needs its partner.'],
])('%j is told with what to do', (text, hint) => {
  expect(markedMistakes(text).hints).toEqual([hint])
})
