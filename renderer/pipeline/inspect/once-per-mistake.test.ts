import { expect, test } from 'vitest'
import { parsedDocument } from '../../../tests/sites'
import type { Problem } from '../problem'
import { oncePerMistake } from './once-per-mistake'

const problem = (rule: string, pointer: string, more: Partial<Problem> = {}): Problem => {
  return {
    severity: 'error',
    rule,
    file: 'a.json',
    start: 5,
    end: 6,
    pointer,
    where: 'title',
    what: 'is wrong',
    ...more,
  }
}
const kept = (problems: Problem[], unfilled: string[][] = []) => {
  const document = parsedDocument({}, 'a.json')
  const places = unfilled.map((path) => ({ document, path }))
  return oncePerMistake(problems, places).map(({ rule, file, start, what }) => `${file} ${start} ${rule} ${what}`)
}

test('what several pages say of one place is told once', () => {
  const other = problem('x', '/b', { start: 9 })
  expect(kept([problem('x', '/a'), problem('x', '/a'), other])).toEqual(['a.json 5 x is wrong', 'a.json 9 x is wrong'])
})

test('of two rules that one value breaks the earlier is told, with all that it says', () => {
  const more = problem('x', '/a', { what: 'is wrong twice' })
  expect(kept([problem('x', '/a'), problem('y', '/a'), more])).toEqual([
    'a.json 5 x is wrong',
    'a.json 5 x is wrong twice',
  ])
  expect(kept([problem('x', '/a'), problem('y', '/a', { file: 'b.json' })])).toHaveLength(2)
})

test('a whole document may break several rules', () => {
  expect(kept([problem('x', ''), problem('y', '')])).toHaveLength(2)
  expect(kept([problem('x', ''), problem('x', '')])).toHaveLength(1)
})

test('of a text whose variables could not be filled in only that is told', () => {
  const problems = [problem('x', '/a'), problem('unknown-variable', '/a'), problem('y', '/b')]
  expect(kept(problems, [['a']])).toEqual(['a.json 5 unknown-variable is wrong', 'a.json 5 y is wrong'])
})

test('they come in the order of the files, and of the places in them', () => {
  const at = (file: string, start: number) => problem('x', `/${start}`, { file, start })
  expect(kept([at('b.json', 1), at('a.json', 20), at('c.json', 3), at('a.json', 3)])).toEqual([
    'a.json 3 x is wrong',
    'a.json 20 x is wrong',
    'b.json 1 x is wrong',
    'c.json 3 x is wrong',
  ])
})
