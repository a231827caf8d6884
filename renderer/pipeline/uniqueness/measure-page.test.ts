import { expect, test } from 'vitest'
import { resolvedSite } from '../../../tests/sites'
import { comparePages } from './compared-pages'
import type { Among } from './create-counter'
import { hashWords } from './hash-words'
import { measurePage } from './measure-page'
import { shinglesOfLists } from './shingles-of-lists'

/** A section of so many runs of words, which say its name. */
const runs = (name: string, count: number) => Array.from({ length: count + 4 }, (_, i) => `${name}${i}`).join(' ')

const nameOf = ({ route }: { route: string }) => route.slice(1)

/** Pages by their file, each as its sections; none for one that is not compared. */
function compare(pages: Record<string, string[] | undefined>) {
  const { resolved } = resolvedSite(Object.fromEntries(Object.keys(pages).map((file) => [`pages/${file}.json`, {}])))
  const own = resolved.pages.map((page) => {
    const sections = pages[nameOf(page)]
    const places = sections?.map((_, index) => ({ index, type: `type${index}` })) ?? []
    return [page, sections && { ...shinglesOfLists(sections.map(hashWords)), sections: places }] as const
  })
  return comparePages(new Map(own))
}

/** What one of them shares with the others. */
function measure(pages: Parameters<typeof compare>[0], file: string, among: Among = 'all', sameFrom = 1) {
  const comparison = compare(pages)
  return comparison.pages
    .filter(({ page }) => nameOf(page) === file)
    .map((page) => measurePage(comparison, page, among, sameFrom))
    .map(({ page, own, twin }) => ({
      page: nameOf(page),
      own,
      twin: twin && { ...twin, page: nameOf(twin.page) },
    }))[0]
}

test('pages are compared in the order of their files, without those that have no own words to compare', () => {
  const { pages } = compare({ cary: ['c'], avon: ['a'], dale: undefined, bath: ['b'] })
  expect(pages.map(({ page, at }) => [nameOf(page), at])).toEqual([
    ['avon', 0],
    ['bath', 1],
    ['cary', 2],
  ])
})

test('a page that repeats nothing has all words to itself, and no twin', () => {
  const pages = { avon: [runs('a', 5)], bath: [runs('b', 5)] }
  expect(measure(pages, 'avon')).toEqual({ page: 'avon', own: 1, twin: undefined })
})

test('a page is measured against the page that is most like it, the longest common section first', () => {
  const common = [runs('short', 2), runs('long', 9), runs('middle', 4)]
  const pages = { avon: [...common, runs('a', 5)], bath: [...common, runs('b', 10)], cary: [runs('long', 9)] }
  expect(measure(pages, 'avon')).toEqual({
    page: 'avon',
    own: 5 / 20,
    twin: {
      page: 'bath',
      similarity: 15 / 30,
      same: [
        { index: 1, type: 'type1' },
        { index: 2, type: 'type2' },
        { index: 0, type: 'type0' },
      ],
      isAllTheSame: false,
    },
  })
  expect(measure(pages, 'cary')?.twin).toMatchObject({ similarity: 9 / 20, isAllTheSame: true })
})

test('among earlier pages the first has no twin, and words count as its own', () => {
  const pages = { avon: [runs('a', 5)], bath: [runs('a', 5)] }
  expect(measure(pages, 'avon', 'earlier')).toEqual({ page: 'avon', own: 1, twin: undefined })
  expect(measure(pages, 'bath', 'earlier')).toMatchObject({ own: 0, twin: { page: 'avon', similarity: 1 } })
})

test('a section counts as the same when enough of it stands on the twin', () => {
  // the words where both meet are in four more runs
  const pages = { avon: [`${runs('a', 6)} ${runs('b', 6)}`], bath: [runs('a', 6), runs('c', 6)] }
  expect(measure(pages, 'avon', 'all', 6 / 16)?.twin?.same).toHaveLength(1)
  expect(measure(pages, 'avon', 'all', 0.4)?.twin?.same).toEqual([])
  expect(measure(pages, 'bath', 'all', 0.9)?.twin).toMatchObject({ same: [{ index: 0 }], isAllTheSame: false })
})
