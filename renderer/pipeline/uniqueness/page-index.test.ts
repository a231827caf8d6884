import { expect, test } from 'vitest'
import { hashWords } from './hash-words'
import { indexPages } from './page-index'
import { shinglesOfLists } from './shingles-of-lists'

test('whole sections are compared by what they say, in whatever order; empty ones are not', () => {
  const said = (...sections: string[]) => shinglesOfLists(sections.map(hashWords))
  const turned = { hashes: Uint32Array.from([3, 1, 2, 8]), ends: [3, 4] }
  const index = indexPages([
    said('one two', '', 'three'),
    said('', 'three', 'four', 'one two'),
    { hashes: Uint32Array.from([1, 2, 3, 9]), ends: [3, 4] },
    turned,
    { hashes: new Uint32Array(), ends: [] },
  ])
  expect(index.sections.map(({ length }) => length)).toEqual([2, 3, 2, 2, 0])
  const { others, rare } = index.countSections(index.sections[0], 0, 'all')
  expect(others.map((other) => [other, rare[other]])).toEqual([[1, 2]])
  const ofTurned = index.countSections(index.sections[3], 3, 'all')
  expect(ofTurned.others.map((other) => [other, ofTurned.rare[other]])).toEqual([[2, 1]])
})
