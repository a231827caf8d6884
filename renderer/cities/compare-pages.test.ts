import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../scripts/bench/seeded-random'
import { type Among, createComparison, findTwin, ownShare, similarityOf } from './compare-pages'
import { hashNumbers, wordNumbers } from './words'
import type { ComparedText } from '../site/page'

describe('compare pages', () => {
  /** The text of a page with these sections: the runs of five words in each, or all words of a shorter one. */
  function textOf(sections: string[][]): ComparedText {
    const runs = sections.map(runsOf)
    const startOf = (index: number) => runs.slice(0, index).flat().length
    const places = runs.map((_, index) => ({ index, type: '', from: startOf(index), to: startOf(index + 1) }))
    return { shingles: Int32Array.from(runs.flat()), sections: places }
  }

  function runsOf(words: string[]): number[] {
    const length = Math.min(5, words.length)
    const starts = words.length === 0 ? [] : words.slice(0, words.length - length + 1)
    return starts.map((_, start) => hashNumbers(words.slice(start, start + length).flatMap(wordNumbers)))
  }

  const pageOf = (file: string, sections: string[][]) => ({ file, route: `/${file}`, own: textOf(sections) })

  /** Compares pages, each given by its sections. */
  const compareAll = (pages: string[][][]) =>
    createComparison(pages.map((sections, index) => pageOf(String(index).padStart(4, '0'), sections)))

  /** The index of a page's nearest page, and how similar the two are. */
  function nearest(comparison: ReturnType<typeof compareAll>, index: number, among: Among) {
    const twin = findTwin(comparison, comparison.pages[index]!, among, 1)
    return twin && { page: Number(twin.file), similarity: twin.similarity }
  }

  /** Pages as words: each mixes sentences from a common pool with words of its own. */
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

  /** The same results from sets of texts, by comparing every pair. */
  function bruteForce(pages: string[][]) {
    const sets = pages.map((words) => new Set(runsOf(words).map(String)))
    const similarity = (a: Set<string>, b: Set<string>) => {
      const shared = [...a].filter((shingle) => b.has(shingle)).length
      return shared === 0 ? 0 : shared / (a.size + b.size - shared)
    }
    return sets.map((set, page) => {
      const similarities = sets.map((other, index) => (index === page ? 0 : similarity(set, other)))
      const isOwn = (shingle: string) => sets.every((other, index) => index === page || !other.has(shingle))
      const share = set.size === 0 ? 1 : [...set].filter(isOwn).length / set.size
      const best = Math.max(...similarities)
      const nearest = best > 0 ? { page: similarities.indexOf(best), similarity: best } : undefined
      return { similarities, share, nearest }
    })
  }

  test('the index finds what comparing every pair finds, on 300 sites', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const pages = randomPages(seed)
      const comparison = compareAll(pages.map((words) => [words]))
      const results = comparison.pages.map((page) => ({
        similarities: comparison.pages.map((other) => (other === page ? 0 : similarityOf(page, other))),
        share: ownShare(comparison, page, 'all'),
        nearest: nearest(comparison, page.index, 'all'),
      }))
      expect(results, `seed ${seed}`).toEqual(bruteForce(pages))
    }
  })

  test('a page is compared with earlier pages as if it were the last', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const pages = randomPages(seed)
      const comparison = compareAll(pages.map((words) => [words]))
      for (const page of comparison.pages) {
        const expected = bruteForce(pages.slice(0, page.index + 1))[page.index]
        expect(ownShare(comparison, page, 'earlier'), `seed ${seed}`).toBe(expected?.share)
        expect(nearest(comparison, page.index, 'earlier'), `seed ${seed}`).toEqual(expected?.nearest)
      }
    }
  })

  test('a copy is found even if every sentence is on a hundred pages', () => {
    const random = seededRandom(1)
    const pool = Array.from({ length: 20 }, (_, slot) =>
      Array.from({ length: 5 }, (_, choice) => Array.from({ length: 12 }, (_, i) => `s${slot}c${choice}w${i}`)),
    )
    const pages = Array.from({ length: 500 }, () =>
      [0, 5, 10, 15].map((from) =>
        pool.slice(from, from + 5).flatMap((choices) => choices[Math.floor(random() * 5)] ?? []),
      ),
    )
    const [firstSection = [], ...sections] = pages[300] ?? []
    pages.push([[...firstSection, 'and', 'this', 'is', 'new', 'here'], ...sections])
    const comparison = compareAll(pages)
    expect(nearest(comparison, 500, 'earlier')?.page).toBe(300)
  })
})
