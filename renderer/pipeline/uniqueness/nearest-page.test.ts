import { expect, test } from 'vitest'
import { hashWords } from './hash-words'
import { nearestPage } from './nearest-page'
import { ownShare } from './own-share'
import { indexPages } from './page-index'
import { shinglesOfLists } from './shingles-of-lists'
import { similarityOf } from './similarity-of'

/** Numbers that look random and are the same in every run (mulberry32). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** Pages as words: each mixes sentences of a few that all draw from with words of its own. */
function randomPages(seed: number): string[][] {
  const below = randomNumbers(seed)
  const list = <T>(length: number, make: () => T) => Array.from({ length }, make)
  const words = (length: number) => list(length, () => `w${below(40)}`)
  const sentences = list(1 + below(8), () => words(3 + below(12)))
  return list(1 + below(14), () =>
    list(below(9), () => (below(3) > 0 ? (sentences[below(sentences.length)] ?? []) : words(below(14)))).flat(),
  )
}

const said = (sections: string[][]) => shinglesOfLists(sections.map((words) => words.flatMap(hashWords)))

/** The same by the book: sets of texts, every pair. */
function bruteForce(pages: string[][]) {
  const sets = pages.map((words) => {
    const length = Math.min(5, words.length)
    const starts = words.length === 0 ? [] : words.slice(0, words.length - length + 1)
    return new Set(starts.map((_, start) => words.slice(start, start + length).join(' ')))
  })
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
    const indexed = indexPages(pages.map((words) => said([words])))
    const found = pages.map((_, page) => ({
      others: pages.map((_, other) => (other === page ? 0 : similarityOf(indexed, page, other))),
      own: ownShare(indexed.index, page, 'all'),
      nearest: nearestPage(indexed, page, 'all'),
    }))
    expect(found, `seed ${seed}`).toEqual(bruteForce(pages))
  }
})

test('among earlier pages, a page is compared as if it were the last', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const pages = randomPages(seed)
    const indexed = indexPages(pages.map((words) => said([words])))
    pages.forEach((_, page) => {
      const upTo = bruteForce(pages.slice(0, page + 1))[page]
      expect(ownShare(indexed.index, page, 'earlier'), `seed ${seed}`).toBe(upTo?.own)
      expect(nearestPage(indexed, page, 'earlier'), `seed ${seed}`).toEqual(upTo?.nearest)
    })
  }
})

test('of a hundred pages with one and the same text, two share more: they find each other', () => {
  const words = (name: string, length: number) => Array.from({ length }, (_, i) => `${name}${i}`)
  const pages = Array.from({ length: 100 }, (_, page) => [
    words('everywhere', 50),
    words(page > 97 ? 'twins' : `own${page}x`, 30),
  ])
  const indexed = indexPages(pages.map(said))
  expect([nearestPage(indexed, 98, 'all')?.page, nearestPage(indexed, 99, 'all')?.page]).toEqual([99, 98])
  expect(nearestPage(indexed, 50, 'all')?.similarity).toBeCloseTo(46 / (46 + 26 + 26))
})

test('a copy is found where every sentence stands on a hundred pages', () => {
  const below = randomNumbers(1)
  const pool = Array.from({ length: 20 }, (_, slot) =>
    Array.from({ length: 5 }, (_, choice) => Array.from({ length: 12 }, (_, i) => `s${slot}c${choice}w${i}`)),
  )
  const pages = Array.from({ length: 500 }, () =>
    [0, 5, 10, 15].map((from) => pool.slice(from, from + 5).flatMap((choices) => choices[below(5)] ?? [])),
  )
  const [first = [], ...others] = pages[300] ?? []
  pages.push([[...first, 'and', 'this', 'is', 'new', 'here'], ...others])
  const indexed = indexPages(pages.map(said))
  expect(nearestPage(indexed, 500, 'earlier')?.page).toBe(300)
})

test('of more pages than can be compared in full, the likeliest are: not those that share most, but that are most alike', () => {
  const words = (name: string, length: number) => Array.from({ length }, (_, i) => `${name}${i}`)
  const long = Array.from({ length: 12 }, (_, page) => [words('all', 24 + (page % 3)), words(`own${page}x`, 200)])
  const indexed = indexPages([[words('all', 34)], ...long, [words('all', 14)], ...long].map(said))
  expect(nearestPage(indexed, 0, 'all')).toEqual({ page: 13, similarity: 10 / 30 })
})

test('of equal pages the first is the nearest, however many there are', () => {
  const same = Array.from({ length: 20 }, () => ['a', 'b', 'c'])
  const indexed = indexPages(same.map((words) => said([words])))
  expect([0, 7, 19].map((page) => nearestPage(indexed, page, 'all')?.page)).toEqual([1, 0, 0])
})
