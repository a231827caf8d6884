import { expect, test } from 'vitest'
import { hashWords } from './hash-words'
import type { OwnShingles } from './own-shingles'
import { shinglesOfLists } from './shingles-of-lists'
import { staysUnlike } from './stays-unlike'
import { thresholdsOf } from './thresholds'

/** So many runs of words, which say their name. */
const runs = (name: string, count: number) => Array.from({ length: count + 4 }, (_, i) => `${name}${i}`).join(' ')

const page = (...sections: string[]): OwnShingles => ({
  ...shinglesOfLists(sections.map(hashWords)),
  sections: sections.map((_, index) => ({ index, type: 'prose' })),
})

/** Of a page, before and now, beside others. */
const stays = (before: string[], now: string[], others: string[][], site: object = {}) =>
  staysUnlike(
    page(...before),
    page(...now),
    others.map((sections) => page(...sections).hashes),
    thresholdsOf({ ...site }),
  )

const COMMON = runs('common', 10)

test('what no other page says may change', () => {
  expect(stays([COMMON, runs('old', 20)], [COMMON, runs('new', 20)], [[COMMON], [runs('other', 20)]])).toBe(true)
  expect(stays([runs('old', 20)], [''], [[runs('other', 20)]])).toBe(true)
})

test('what another page says as well may neither come nor go', () => {
  expect(stays([runs('own', 90), runs('old', 1)], [runs('own', 90), COMMON], [[COMMON]])).toBe(false)
  expect(stays([runs('own', 90), COMMON], [runs('own', 90), runs('new', 1)], [[COMMON]])).toBe(false)
})

test('that it is said once more, or once less, counts too: a section is another one then', () => {
  const twice = [runs('own', 90), COMMON, COMMON]
  expect(stays(twice, [runs('own', 90), COMMON, runs('new', 1)], [[COMMON]])).toBe(false)
  expect(stays([runs('own', 90), COMMON, runs('old', 1)], twice, [[COMMON]])).toBe(false)
})

test.each([
  [41, {}, true],
  [40, {}, false],
  [51, { uniqueness: { similar: 0.5 } }, true],
  [50, { uniqueness: { similar: 0.5 } }, false],
  [31, { uniqueness: { own: 0.3, similar: 0.7 } }, true],
  [30, { uniqueness: { own: 0.3, similar: 0.7 } }, false],
])('of a hundred runs %d of its own are enough, with %j: %s', (own, site, isEnough) => {
  const common = runs('common', 100 - own)
  expect(stays([common, runs('old', own)], [common, runs('new', own)], [[common]], site)).toBe(isEnough)
})

test('with other sections it is another page', () => {
  expect(stays([runs('own', 20)], [runs('own', 20), runs('new', 20)], [])).toBe(false)
})

test('a page that search engines are kept from is like nobody, as long as it is', () => {
  const own = page(runs('own', 20))
  expect(staysUnlike(undefined, undefined, [own.hashes], thresholdsOf({}))).toBe(true)
  expect(staysUnlike(own, undefined, [], thresholdsOf({}))).toBe(false)
  expect(staysUnlike(undefined, own, [], thresholdsOf({}))).toBe(false)
})
