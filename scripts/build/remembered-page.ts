import { keepLatest } from '../../renderer/pipeline/cities/keep-latest'
import type { CityWords, PageState } from './build-state'
import type { PackedPage } from './pack-page'
import { unpackPage } from './unpack-page'

/** What is asked of every page whenever a site is built. */
export type ShortState = Pick<PageState, 'document' | 'files' | 'isFine'>

/** Where the rest stands. */
export interface LongState {
  words: (() => CityWords) | undefined
  packed: () => PackedPage | undefined
  addresses: string[]
}

/** A page's state, of which what is long is read when it is asked for: of ten thousand pages few change between two builds. */
export function rememberedPage(short: ShortState, { words, packed, addresses }: LongState): PageState {
  let numbers: CityWords | undefined
  let known: ReturnType<typeof unpackPage> | undefined
  const long = () => {
    if (known) return known
    const page = packed()
    if (!page) throw new Error('The state of the last build has fewer pages than it says.')
    return (known = unpackPage(page, words?.(), addresses))
  }
  return {
    ...short,
    get words() {
      return (numbers ??= words?.())
    },
    get record() {
      return long().record
    },
    get inputs() {
      return long().inputs
    },
    get written() {
      return long().written
    },
  }
}

/** Who reads pages in their order goes along two rows of lines: those that were packed early, and the rest. */
const MOST_LINES = 2

/**
 * Makes a function that parses a line of pages, and keeps the last ones.
 * @param lengths in bytes, of each line
 */
export function lineReader(bytes: Buffer, lengths: number[]): (line: number) => PackedPage[] {
  const ends: number[] = []
  for (const length of lengths) ends.push((ends.at(-1) ?? 0) + length)
  return keepLatest(
    (line: number) => JSON.parse(bytes.toString('utf8', ends[line - 1] ?? 0, ends[line])) as PackedPage[],
    MOST_LINES,
  )
}
