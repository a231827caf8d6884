import type { CityWords } from './build-state'

/** Lists of numbers that are written one after the other. */
class NumberWriter {
  /** Their bytes, which are not copied. */
  readonly parts: Uint8Array[] = []
  length = 0

  add(list: Uint32Array | Uint16Array): void {
    this.parts.push(new Uint8Array(list.buffer, list.byteOffset, list.byteLength))
    this.length += list.length
  }
}

/** How many numbers a city's page has of each kind. */
export type NumberCounts = [said: number, named: number, own?: number]

/** The numbers of cities' pages, one page after the other. */
export class NumbersWriter {
  readonly words = new NumberWriter()
  readonly marks = new NumberWriter()

  add({ own, said, named, marks }: CityWords): NumberCounts {
    for (const list of [said, named, ...(own ? [own] : [])]) this.words.add(list)
    this.marks.add(marks)
    return own ? [said.length, named.length, own.length] : [said.length, named.length]
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
