import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seededRandom } from '../../../../scripts/seeded-random'
import { pick } from '../../../../tests/mutants/pick'
import { syntaxProblems } from '../../../../tests/told'

const FOLDER = 'site.config'
const TEXTS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
const MUTANTS = 200

/** A document with one mistake in it, and where the mistake stands. */
interface Mutant {
  text: string
  start: number
  end: number
}

type Mutate = (text: string, random: () => number) => Mutant

/** Where a sign stands outside of texts; the quotes of texts count as outside. */
function placesOf(text: string, sign: RegExp): number[] {
  const blank = text.replace(/"(?:[^"\\]|\\.)*"/g, (whole) => `"${'x'.repeat(whole.length - 2)}"`)
  return [...blank.matchAll(sign)].map(({ index }) => index)
}

const insertAfter =
  (sign: RegExp, what: string): Mutate =>
  (text, random) => {
    const at = pick(placesOf(text, sign), random) + 1
    return { text: text.slice(0, at) + what + text.slice(at), start: at, end: at + what.length }
  }

const remove =
  (sign: RegExp): Mutate =>
  (text, random) => {
    const at = pick(placesOf(text, sign), random)
    return { text: text.slice(0, at) + text.slice(at + 1), start: at, end: at }
  }

const cutOff: Mutate = (text, random) => {
  const end = 11 + Math.floor(random() * (text.trimEnd().length - 12))
  return { text: text.slice(0, end), start: end, end }
}

/** True where nothing but space stands between the mark and the mistake. */
function touches({ text, start, end }: Mutant, mark: { start: number; end: number } | undefined): boolean {
  if (!mark) return false
  return (mark.end < start ? text.slice(mark.end, start) : text.slice(end, mark.start)).trim() === ''
}

test.each<[string, Mutate, touching: number]>([
  ['a comma too many', insertAfter(/[,{[]/g, ','), 1],
  ['a comma too many at the end', insertAfter(/["\d}\]e](?=\s*[}\]])/g, ','), 1],
  ['a comment behind a line', insertAfter(/[,{[](?=\n)/g, ' // our city, "as said"'), 1],
  ['a comment in a line', insertAfter(/[,{[:]/g, ' /* our city */'), 1],
  ['a comma missing', remove(/,/g), 0.98],
  ['a colon missing', remove(/:/g), 0.98],
  ['a quote missing', remove(/"/g), 0.98],
  ['a closing bracket missing', remove(/[}\]]/g), 0.95],
  ['a closing bracket too many', insertAfter(/[}\]]/g, '}'), 0.95],
  // where no indentation tells, it may as well be the closing one that is too many
  ['an opening bracket missing', remove(/[{[]/g), 0.8],
  ['a file that is cut off', cutOff, 0.98],
])('%s in any document is told once, at its place', (_, mutate, touching) => {
  const random = seededRandom(7)
  const mutants = Array.from({ length: MUTANTS }, () => mutate(pick(TEXTS, random), random))
  const found = mutants.map((mutant) => ({ mutant, problems: syntaxProblems(mutant.text) }))
  expect(found.filter(({ problems }) => problems.length === 0)).toEqual([])
  const total = found.reduce((sum, { problems }) => sum + problems.length, 0)
  expect(total / MUTANTS).toBeLessThanOrEqual(1.05)
  const near = found.filter(({ mutant, problems }) => touches(mutant, problems[0]))
  expect(near.length / MUTANTS).toBeGreaterThanOrEqual(touching)
})

test('whatever JSON.parse refuses is told, and nothing else', () => {
  const random = seededRandom(7)
  for (let i = 0; i < 2000; i++) {
    const text = pick(TEXTS, random).slice(0, 3000)
    const at = Math.floor(random() * text.length)
    const sign = pick([...'{}[]:,"\\/-+.0e \n\t\'#x\u00a0\u2028'], random)
    const changed =
      i % 2 ? text.slice(0, at) + sign : JSON.stringify(text).slice(0, at) + sign + JSON.stringify(text).slice(at)
    const isTold = syntaxProblems(changed).some(({ rule }) => rule === 'syntax')
    expect(isTold, changed).toBe(!isJson(changed))
  }
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
