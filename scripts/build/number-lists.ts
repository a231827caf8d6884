import type { CityWords } from './build-state'

/** How many numbers a city's page has of each kind. */
export type NumberCounts = [said: number, named: number, own?: number]

/** The numbers of cities' pages, one page after the other. Lists are not copied. */
export class NumbersWriter {
  readonly words: Uint32Array[] = []
  readonly marks: Uint16Array[] = []

  add({ own, said, named, marks }: CityWords): NumberCounts {
    this.words.push(said, named)
    this.marks.push(marks)
    if (!own) return [said.length, named.length]
    this.words.push(own)
    return [said.length, named.length, own.length]
  }
}

/**
 * Makes a function that finds the numbers of one page after the other, as they were written. They are taken out when they
 * are asked for.
 */
export function numbersReader(words: Uint32Array, marks: Uint16Array): (counts: NumberCounts) => () => CityWords {
  let wordsAt = 0
  let marksAt = 0
  return ([said, named, own]) => {
    const [from, firstMark] = [wordsAt, marksAt]
    wordsAt += said + named + (own ?? 0)
    marksAt += said
    const ends = [from + said, from + said + named] as const
    return () => ({
      said: words.subarray(from, ends[0]),
      named: words.subarray(ends[0], ends[1]),
      own: own === undefined ? undefined : words.subarray(ends[1], ends[1] + own),
      marks: marks.subarray(firstMark, firstMark + said),
    })
  }
}
