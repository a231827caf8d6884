import { keepLatest } from '../../renderer/pipeline/cities/keep-latest'
import type { CityWords, PageState } from './build-state'
import type { BlockSizes } from './pack-block'
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

/** Who reads pages in their order goes along two rows of blocks: those that were packed early, and the rest. */
const MOST_BLOCKS = 2

/**
 * Makes a function that parses what is long of a block's pages, and keeps the last ones.
 * @param starts where each block begins, and the last one ends
 */
export function longReader(bytes: Buffer, blocks: BlockSizes[], starts: number[]): (block: number) => PackedPage[] {
  const read = (block: number) => {
    const [, , , long] = blocks[block] ?? [0, 0, 0, 0]
    const end = starts[block + 1] ?? 0
    return JSON.parse(bytes.toString('utf8', end - long, end)) as PackedPage[]
  }
  return keepLatest(read, MOST_BLOCKS)
}
