import { expect, test } from 'vitest'
import { findRepeatingPages, thresholdsOf } from './compare-pages'
import type { OwnSection } from './own-text'
import { hashNumbers, wordNumbers } from './words'

/** A section of so many runs of words, which say its name. */
const runs = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => hashNumbers(wordNumbers(`${name}${i}`)))

const own = (sections: number[][]): OwnSection[] =>
  sections.map((shingles, index) => ({ index, type: 'prose', shingles }))

/** What pages repeat, which are named by their files. */
function repeating(pages: Record<string, number[][]>, uniqueness: object = {}) {
  const compared = Object.entries(pages).map(([file, sections]) => ({ file, route: `/${file}`, own: own(sections) }))
  const found = findRepeatingPages(compared, thresholdsOf({ uniqueness }))
  return found.map(({ file, kind, own, twin }) => [file, kind, own, twin.file])
}

/** Two pages that share so many of a hundred different runs. */
const sharing = (shared: number) => ({
  avon: [runs('same', shared), runs('a', 100 - shared)],
  bath: [runs('same', shared)],
})

test.each([
  [100, [['bath', 'copy', 0, 'avon']]],
  [85, [['bath', 'copy', 0, 'avon']]],
  [84, [['bath', 'similar', 0, 'avon']]],
  [60, [['bath', 'similar', 0, 'avon']]],
  [59, [['bath', 'little of its own', 0, 'avon']]],
])('of two pages that share %i of their runs the later one is told', (shared, told) => {
  expect(repeating(sharing(shared))).toEqual(told)
})

test.each([
  [39, ['bath', 'little of its own', 0.39, 'avon']],
  [40, undefined],
])('a page that has %i percent of its words to itself, in pieces of many pages', (own, told) => {
  const pages = {
    avon: [runs('a', 31)],
    az: [runs('z', 30)],
    bath: [runs('a', 31), runs('z', 30 - own + 39), runs('b', own)],
  }
  expect(repeating(pages)).toEqual(told ? [told] : [])
})

test('a page is compared with the city pages whose files stand before its own', () => {
  const same = [runs('same', 20)]
  expect(repeating({ cary: same, bath: [...same, runs('b', 1)], avon: same })).toEqual([
    ['bath', 'copy', 1 / 21, 'avon'],
    ['cary', 'copy', 0, 'avon'],
  ])
})

test('a page is told of the page that it repeats, not of a later one that repeats it', () => {
  const later = [runs('same', 70), runs('b', 5)]
  expect(repeating({ avon: [runs('same', 70), runs('a', 30)], bath: later, cary: later })).toEqual([
    ['bath', 'similar', 5 / 75, 'avon'],
    ['cary', 'copy', 0, 'bath'],
  ])
})

test('the limits are those of site.json', () => {
  const half = { avon: [runs('same', 50), runs('a', 25)], bath: [runs('same', 50), runs('b', 50)] }
  const told = (uniqueness: object) => repeating(half, uniqueness).map(([, kind]) => kind)
  expect(told({})).toEqual([])
  expect(told({ similar: 0.4 })).toEqual(['similar'])
  expect(told({ copied: 0.4 })).toEqual(['copy'])
  expect(told({ own: 0.6 })).toEqual(['little of its own'])
  expect(told({ own: 0.5 })).toEqual([])
  const longer = { avon: [runs('same', 60)], bath: [runs('same', 60), runs('b', 40)] }
  expect(repeating(longer, { own: 0 })).toEqual([['bath', 'similar', 0.4, 'avon']])
})

test('a site sets the limits that it wants others than the usual', () => {
  expect(thresholdsOf({ uniqueness: { own: 0.2 } })).toEqual({ similar: 0.6, own: 0.2, copied: 0.85 })
  expect(thresholdsOf({ uniqueness: { similar: 0.5, copied: 0.7 } })).toEqual({ similar: 0.5, own: 0.4, copied: 0.7 })
})

test.each([{}, { uniqueness: 'none' }, { uniqueness: null }])('with %j the usual limits hold', (site) => {
  expect(thresholdsOf(site)).toEqual({ similar: 0.6, own: 0.4, copied: 0.85 })
})
