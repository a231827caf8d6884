import { expect, test } from 'vitest'
import { parseDocument } from '../../documents/parse-document'

const markedIn = (text: string) =>
  parseDocument('x.json', text).problems.map(({ rule, start, end }) => [rule, text.slice(start, end)])

test.each(['9007199254740992', '-9007199254740992', '12345678901234567890', '1e400', '-1e400', '1e16', '1e-400'])(
  '%s is told',
  (number) => {
    expect(markedIn(`{"a": [1, ${number}]}`)).toEqual([['lossy-number', number]])
  },
)

test.each([
  '9007199254740991',
  '-9007199254740991',
  '0',
  '-0',
  '0.0',
  '0e9',
  '0.1000000000000000055',
  '1e15',
  '1e-300',
])('%s is fine', (number) => {
  expect(markedIn(`{"a": [1, ${number}]}`)).toEqual([])
})
