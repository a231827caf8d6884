import { expect, test } from 'vitest'
import { seededRandom } from '../../../scripts/seeded-random'
import { type Among, comparePages, findTwin, ownShare, percent, similarityOf } from './compare-pages'
import type { OwnSection } from './own-text'
import { hashNumbers, wordNumbers } from './words'

/** A page with these sections: the runs of five words in each, or all of a shorter one. */
const own = (sections: string[][]): OwnSection[] =>
  sections.map((words, index) => ({ index, type: `type${index}`, shingles: runsOf(words) }))

function runsOf(words: string[]): number[] {
  const length = Math.min(5, words.length)
  const starts = words.length === 0 ? [] : words.slice(0, words.length - length + 1)
  return starts.map((_, start) => hashNumbers(words.slice(start, start + length).flatMap(wordNumbers)))
}

const pageOf = (file: string, sections: string[][]) => ({ file, route: `/${file}`, own: own(sections) })

/** Pages one after the other, each by its sections. */
const compareAll = (pages: string[][][]) =>
  comparePages(pages.map((sections, at) => pageOf(String(at).padStart(4, '0'), sections)))

/** The place of a page's nearest, and how much the two share. */
function nearest(comparison: ReturnType<typeof compareAll>, at: number, among: Among) {
  const twin = findTwin(comparison, comparison.pages[at]!, among, 1)
  return twin && { page: Number(twin.file), similarity: twin.similarity }
}

/** A section of so many runs of words, which say its name. */
const runs = (name: string, count: number) => words(name, count + 4)

const words = (name: string, length: number) => Array.from({ length }, (_, i) => `${name}${i}`)

/** What one of these pages shares with the others; they are named by their files. */
function measure(pages: Record<string, string[][]>, file: string, among: Among = 'all', sameFrom = 1) {
  const comparison = comparePages(Object.entries(pages).map(([file, sections]) => pageOf(file, sections)))
  const page = comparison.pages.find((page) => page.file === file)!
  const twin = findTwin(comparison, page, among, sameFrom)
  const share = ownShare(comparison, page, among)
  return twin ? { own: share, twin: { ...twin, same: twin.same.map(({ index }) => index) } } : { own: share }
}

test('pages are compared in the order of their files', () => {
  const { pages } = comparePages(['cary', 'avon', 'bath'].map((file) => pageOf(file, [])))
  expect(pages.map(({ file, at }) => [file, at])).toEqual([
    ['avon', 0],
    ['bath', 1],
    ['cary', 2],
  ])
})

test('a page that repeats nothing has all words to itself, and no twin', () => {
  expect(measure({ avon: [runs('a', 5)], bath: [runs('b', 5)] }, 'avon')).toEqual({ own: 1 })
  expect(measure({ avon: [], bath: [] }, 'avon')).toEqual({ own: 1 })
})

test('a page is measured against the page that is most like it, the longest common section first', () => {
  const common = [runs('short', 2), runs('long', 9), runs('middle', 4)]
  const pages = { avon: [...common, runs('a', 5)], bath: [...common, runs('b', 10)], cary: [runs('long', 9)] }
  expect(measure(pages, 'avon')).toEqual({
    own: 5 / 20,
    twin: { file: 'bath', route: '/bath', similarity: 15 / 30, same: [1, 2, 0], isAllTheSame: false },
  })
  expect(measure(pages, 'cary').twin).toMatchObject({ similarity: 9 / 20, isAllTheSame: true })
})

test('among earlier pages the first has no twin, and words count as its own', () => {
  const pages = { avon: [runs('a', 5)], bath: [runs('a', 5)] }
  expect(measure(pages, 'avon', 'earlier')).toEqual({ own: 1 })
  expect(measure(pages, 'bath', 'earlier')).toMatchObject({ own: 0, twin: { file: 'avon', similarity: 1 } })
})

test('a section counts as the same when enough of it stands on the twin', () => {
  // the words where both meet are in four more runs
  const pages = { avon: [[...runs('a', 6), ...runs('b', 6)]], bath: [runs('a', 6), runs('c', 6)] }
  expect(measure(pages, 'avon', 'all', 6 / 16).twin?.same).toHaveLength(1)
  expect(measure(pages, 'avon', 'all', 0.4).twin?.same).toEqual([])
  expect(measure(pages, 'bath', 'all', 0.9).twin).toMatchObject({ same: [0], isAllTheSame: false })
})

/** Pages as words: each mixes sentences of a few that all draw from with words of its own. */
function randomPages(seed: number): string[][] {
  const random = seededRandom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const list = <T>(length: number, make: () => T) => Array.from({ length }, make)
  const anyWords = (length: number) => list(length, () => `w${below(40)}`)
  const sentences = list(1 + below(8), () => anyWords(3 + below(12)))
  return list(1 + below(14), () =>
    list(below(9), () => (below(3) > 0 ? (sentences[below(sentences.length)] ?? []) : anyWords(below(14)))).flat(),
  )
}

/** The same by the book: sets of texts, every pair. */
function bruteForce(pages: string[][]) {
  const sets = pages.map((words) => new Set(runsOf(words).map(String)))
  const similarity = (a: Set<string>, b: Set<string>) => {
    const shared = [...a].filter((shingle) => b.has(shingle)).length
    return shared === 0 ? 0 : shared / (a.size + b.size - shared)
  }
  return sets.map((set, page) => {
    const others = sets.map((other, at) => (at === page ? 0 : similarity(set, other)))
    const isOwn = (shingle: string) => sets.every((other, at) => at === page || !other.has(shingle))
    const own = set.size === 0 ? 1 : [...set].filter(isOwn).length / set.size
    const best = Math.max(...others)
    return { others, own, nearest: best > 0 ? { page: others.indexOf(best), similarity: best } : undefined }
  })
}

test('the index finds what comparing every pair finds, on 300 sites', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const pages = randomPages(seed)
    const comparison = compareAll(pages.map((words) => [words]))
    const found = comparison.pages.map((page) => ({
      others: comparison.pages.map((other) => (other === page ? 0 : similarityOf(page, other))),
      own: ownShare(comparison, page, 'all'),
      nearest: nearest(comparison, page.at, 'all'),
    }))
    expect(found, `seed ${seed}`).toEqual(bruteForce(pages))
  }
})

test('among earlier pages, a page is compared as if it were the last', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const pages = randomPages(seed)
    const comparison = compareAll(pages.map((words) => [words]))
    for (const page of comparison.pages) {
      const upTo = bruteForce(pages.slice(0, page.at + 1))[page.at]
      expect(ownShare(comparison, page, 'earlier'), `seed ${seed}`).toBe(upTo?.own)
      expect(nearest(comparison, page.at, 'earlier'), `seed ${seed}`).toEqual(upTo?.nearest)
    }
  }
})

test('of a hundred pages with one and the same text, two share more: they find each other', () => {
  const pages = Array.from({ length: 100 }, (_, page) => [
    words('everywhere', 50),
    words(page > 97 ? 'twins' : `own${page}x`, 30),
  ])
  const comparison = compareAll(pages)
  expect([nearest(comparison, 98, 'all')?.page, nearest(comparison, 99, 'all')?.page]).toEqual([99, 98])
  expect(nearest(comparison, 50, 'all')?.similarity).toBeCloseTo(46 / (46 + 26 + 26))
})

test('a copy is found where every sentence stands on a hundred pages', () => {
  const random = seededRandom(1)
  const pool = Array.from({ length: 20 }, (_, slot) =>
    Array.from({ length: 5 }, (_, choice) => Array.from({ length: 12 }, (_, i) => `s${slot}c${choice}w${i}`)),
  )
  const pages = Array.from({ length: 500 }, () =>
    [0, 5, 10, 15].map((from) =>
      pool.slice(from, from + 5).flatMap((choices) => choices[Math.floor(random() * 5)] ?? []),
    ),
  )
  const [first = [], ...others] = pages[300] ?? []
  pages.push([[...first, 'and', 'this', 'is', 'new', 'here'], ...others])
  const comparison = compareAll(pages)
  expect(nearest(comparison, 500, 'earlier')?.page).toBe(300)
})

test('the nearest page is not the one that shares most, but that is most alike', () => {
  const long = Array.from({ length: 12 }, (_, page) => [words('all', 24 + (page % 3)), words(`own${page}x`, 200)])
  const comparison = compareAll([[words('all', 34)], ...long, [words('all', 14)], ...long])
  expect(nearest(comparison, 0, 'all')).toEqual({ page: 13, similarity: 10 / 30 })
})

test('of equal pages the first is the nearest, however many there are', () => {
  const same = Array.from({ length: 20 }, () => ['a', 'b', 'c'])
  const comparison = compareAll(same.map((words) => [words]))
  expect([0, 7, 19].map((page) => nearest(comparison, page, 'all')?.page)).toEqual([1, 0, 0])
})

test('ten thousand copies are not compared each with each', () => {
  const copy = pageOf('', [words('same', 70)])
  const copies = comparePages(
    Array.from({ length: 10_000 }, (_, at) => ({ ...copy, file: String(at).padStart(4, '0') })),
  )
  const twins = new Set(copies.pages.map((page) => findTwin(copies, page, 'earlier', 1)?.file))
  expect([...twins]).toEqual([undefined, '0000'])
})

test.each([
  [0, '0%'],
  [0.396, '39%'],
  [0.4, '40%'],
  [0.997, '99%'],
  [1, '100%'],
])('the share %d is %s', (share, written) => {
  expect(percent(share)).toBe(written)
})
