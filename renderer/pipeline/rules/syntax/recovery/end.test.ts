import { expect, test } from 'vitest'
import { markedMistakes } from '../../../../../tests/told'

const LOST = 'Look whether a part of the file is lost.'

test.each([
  ['{"a"«:»', `${LOST} Still to be closed: }`],
  ['{"a": 1«,» ', `${LOST} Still to be closed: }`],
  ['{"a": «-»', `${LOST} Still to be closed: }`],
  ['{"a": tr«u»', `${LOST} Still to be closed: }`],
  ['{"a": "b«\\»', `${LOST} Still to be closed: }`],
  ['{"a": "b \\" «c»', `${LOST} Still to be closed: }`],
  ['{"a": [1, «2»\n\n', `${LOST} Still to be closed: ] }`],
  ['{"a": [{"b": "c«"»', `${LOST} Still to be closed: } ] }`],
])('%j ends before it is whole, and it is told what is still open', (text, hint) => {
  const { marked, said, hints } = markedMistakes(text)
  expect([marked, ...said, ...hints]).toEqual([text, 'ends before it is whole', hint])
})

test.each([
  ['{"a": 1}\n«"»b"', 'must end before this'],
  ['"a"«:» 1', 'must end before this'],
  ['«:»', 'stops being JSON here'],
])('%j is told where it stops to be a document', (text, what) => {
  const { marked, said, hints } = markedMistakes(text)
  expect([marked, ...said]).toEqual([text, what])
  expect(hints).toEqual([expect.stringMatching(/^[A-Z].*\.$/)])
})
