import { expect, test } from 'vitest'
import { hashWords } from './hash-words'
import { shinglesOfLists } from './shingles-of-lists'

const said = (...sections: string[]) => shinglesOfLists(sections.map(hashWords))

test('each run of five words is one, and a shorter section is one too', () => {
  const { hashes, ends } = said('a b c d e f g', 'a b c', '', 'a b c d e')
  expect(ends).toEqual([3, 4, 4, 5])
  const [abcde, bcdef, cdefg, abc, again] = hashes
  expect(new Set([abcde, bcdef, cdefg, abc]).size).toBe(4)
  expect(again).toBe(abcde)
})

test('a run is the same wherever it stands, and other words or another order make another', () => {
  const [run] = said('a b c d e').hashes
  expect(said('z', 'y x a b c d e w').hashes).toContain(run)
  expect(said('a b', 'c d e').hashes).not.toContain(run)
  for (const other of ['a b c d f', 'b a c d e', 'a b c e d', 'e d c b a', 'f b c d e'])
    expect(said(other).hashes).not.toContain(run)
})

test('what was found stays when another page is looked at', () => {
  const first = said('a b c d e f')
  const before = [...first.hashes]
  said('g h i j k l m n')
  expect([...first.hashes]).toEqual(before)
  expect(said().hashes).toHaveLength(0)
})
