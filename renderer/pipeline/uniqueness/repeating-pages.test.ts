import { expect, test } from 'vitest'
import { resolvedSite } from '../../../tests/sites'
import type { PageFacts } from '../inspect/page-facts'
import type { ResolvedPage } from '../resolved'
import { hashWords } from './hash-words'
import { repeatingPages } from './repeating-pages'
import { shinglesOfLists } from './shingles-of-lists'

/** A section of so many runs of words, which say its name. */
const runs = (name: string, count: number) => Array.from({ length: count + 4 }, (_, i) => `${name}${i}`).join(' ')

const nameOf = ({ route }: { route: string }) => route.slice(1)

/** A site of city pages by their file, each as its sections; none for a page that has no city. */
function siteOf(pages: Record<string, string[] | undefined>, site: object = {}) {
  const documents = Object.fromEntries(Object.keys(pages).map((file) => [`pages/${file}.json`, {}]))
  const { resolved } = resolvedSite({ 'site.json': site, ...documents })
  const facts = resolved.pages.map((page): [ResolvedPage, PageFacts] => {
    const sections = pages[nameOf(page)]
    const places = sections?.map((_, index) => ({ index, type: 'prose' })) ?? []
    const own = sections && { ...shinglesOfLists(sections.map(hashWords)), sections: places }
    const nothing = { said: new Uint32Array(), marks: new Uint16Array(), named: new Uint32Array() }
    const city = sections && { city: nameOf(page), own, sayings: nothing }
    return [page, { anchors: [], listsCities: false, city }]
  })
  return { resolved, facts: new Map(facts) }
}

const repeating = (...args: Parameters<typeof siteOf>) =>
  repeatingPages(siteOf(...args)).map(({ page, kind, own, twin }) => [nameOf(page), kind, own, nameOf(twin.page)])

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
  expect(repeating({ cary: same, bath: [...same, runs('b', 1)], avon: same, index: undefined })).toEqual([
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
  const told = (uniqueness: object) => repeating(half, { uniqueness }).map(([, kind]) => kind)
  expect(told({})).toEqual([])
  expect(told({ similar: 0.4 })).toEqual(['similar'])
  expect(told({ copied: 0.4 })).toEqual(['copy'])
  expect(told({ own: 0.6 })).toEqual(['little of its own'])
  expect(told({ own: 0.5 })).toEqual([])
  const longer = { avon: [runs('same', 60)], bath: [runs('same', 60), runs('b', 40)] }
  expect(repeating(longer, { uniqueness: { own: 0 } })).toEqual([['bath', 'similar', 0.4, 'avon']])
})

test('two rules that ask the same of one site are told of the same pages', () => {
  const site = siteOf(sharing(90))
  expect(repeatingPages(site)).toBe(repeatingPages(site))
})
