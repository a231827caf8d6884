import { expect, test } from 'vitest'
import { chosenSeverities } from './rule'

const problem = (rule: string, severity: 'error' | 'warning') => ({
  severity,
  rule,
  file: 'site.json',
  start: 0,
  end: 1,
  pointer: '',
  where: 'The site',
  what: 'is odd',
})

const long = problem('title-length', 'warning')
const chosen = (rules: unknown, problems = [long]) => chosenSeverities(problems, { rules })

test('a warning can be made an error, or turned off', () => {
  expect(chosen({ 'title-length': 'error' })).toEqual([{ ...long, severity: 'error' }])
  expect(chosen({ 'title-length': 'warning' })).toEqual([long])
  expect(chosen({ 'title-length': 'off' })).toEqual([])
})

test('an error stays one, whatever is chosen', () => {
  const broken = problem('broken-link', 'error')
  expect(chosen({ 'broken-link': 'off' }, [broken])).toEqual([broken])
})

test('where nothing is chosen, or nothing that can be understood, all stays as it is', () => {
  for (const rules of [undefined, null, 'off', ['title-length'], { 'title-length': 'never' }])
    expect(chosen(rules)).toEqual([long])
})
