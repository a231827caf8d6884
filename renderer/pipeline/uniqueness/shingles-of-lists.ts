import { type Shingles, shinglesOf } from './shingles'

/** The shingles of sections with these words, for tests. */
export function shinglesOfLists(sections: number[][]): Shingles {
  const ends = sections.map((_, i) => sections.slice(0, i + 1).flat().length)
  return shinglesOf(Int32Array.from(sections.flat()), ends)
}
