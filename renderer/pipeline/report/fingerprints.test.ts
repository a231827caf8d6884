import { expect, test } from 'vitest'
import { fingerprints } from './fingerprints'
import type { LocatedProblem } from './located'

/** A problem at the word "mistake" of a text. */
function problem(more: Partial<LocatedProblem['problem']> = {}, text = 'a\nmistake'): LocatedProblem {
  const start = text.indexOf('mistake')
  const said = { severity: 'error', rule: 'syntax', file: 'a.json', where: 'a', what: 'b' } as const
  const place = { line: 1, column: 1 }
  const span = { pointer: '/sections/1/title', start, end: start + 'mistake'.length }
  return { problem: { ...said, ...span, ...more }, text, start: place, end: place }
}

test('a mistake is known again when lines and sections move', () => {
  const moved = problem({ pointer: '/sections/12/title' }, 'x\ny\nmistake')
  expect(fingerprints([moved])).toEqual(fingerprints([problem()]))
})

test('mistakes are told apart by place, words, file, rule and text, and counted where all of these are alike', () => {
  const others = [
    problem({ pointer: '/sections/title' }),
    problem({ what: 'c' }),
    problem({ file: 'b.json' }),
    problem({ rule: 'duplicate-key' }),
    { ...problem(), text: 'a\nanother' },
  ]
  const alone = others.flatMap((other) => fingerprints([other]))
  expect(new Set([...alone, ...fingerprints([problem(), problem()])]).size).toBe(others.length + 2)
})
