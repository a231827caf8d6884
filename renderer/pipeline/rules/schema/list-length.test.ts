import { expect, test } from 'vitest'
import { rulesBroken, saidOf, told } from '../../../../tests/told'

const years = (count: number) => ({
  type: 'prose',
  title: 'Words',
  body: 'Text.',
  years: Array.from({ length: count }, (_, index) => ({ year: String(2000 + index), text: 'More.' })),
})

test.each([0, 1, 9])('%d entries', (count) => {
  expect(rulesBroken('section', years(count))).toEqual(['list-length'])
})

test('it is told how many there are, and how many there must be', () => {
  expect(saidOf('section', years(1))).toEqual(['must have at least 2 entries, but has 1'])
  expect(saidOf('section', years(9))).toEqual(['must have at most 8 entries, but has 9'])
})

test.each([2, 8])('%d entries are well', (count) => {
  expect(rulesBroken('section', years(count))).toEqual([])
})

test('a list between two pairs of brackets is one mistake', () => {
  const list = [[{ year: '2001', text: 'More.' }, { year: '2002' }]]
  const [first, ...others] = told('section', { ...years(2), years: list })
  expect(first).toMatch(/^list-length .*: Take one pair of \[ and \] away\.$/s)
  expect(others).toEqual([])
})
