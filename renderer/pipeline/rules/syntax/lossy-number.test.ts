import { expect, test } from 'vitest'
import { syntaxProblems } from '../../../../tests/told'

const markedIn = (text: string) => syntaxProblems(text).map(({ rule, start, end }) => [rule, text.slice(start, end)])

test.each([
  '9007199254740992',
  '-9007199254740992',
  '12345678901234567890',
  '1e400',
  '-1e400',
  '1e16',
  '1e-400',
  '0.01e-400',
])('%s is told', (number) => {
  expect(markedIn(`{"a": [1, ${number}]}`)).toEqual([['lossy-number', number]])
})

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

test('it is told what the number becomes; of a long one the beginning is shown', () => {
  const said = (number: string) => syntaxProblems(number).map(({ what }) => what)
  expect(said(`1${'0'.repeat(29)}`)).toEqual([`is read as 1e+29, not as 1${'0'.repeat(29)}`])
  expect(said(`1${'0'.repeat(30)}`)).toEqual([`is read as 1e+30, not as 1${'0'.repeat(28)}…`])
})

test('the largest number that is kept is fine, also beside other mistakes', () => {
  const problems = syntaxProblems('{"a": 1, "a": 9007199254740991}')
  expect(problems.map(({ rule }) => rule)).toEqual(['duplicate-key'])
})
