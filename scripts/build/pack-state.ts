import type { BuildState, PageState } from './build-state'
import { type BlockSizes, PAGES_A_BLOCK, packBlock } from './pack-block'
import { StringTable } from './string-table'

/** What stands behind the pages of a packed state, as JSON; behind it stands how many bytes it has. */
export interface PackedRest extends Omit<BuildState, 'pages'> {
  /** In their order. */
  blocks: BlockSizes[]
  /** The place of each page among all that there is room for in the blocks. */
  places: number[]
  /** Of pages and pictures, which pages name by their numbers. */
  addresses: string[]
}

/**
 * Packs a build's state as bytes, part by part: blocks of pages, and the rest. To read and write it is much of what a build
 * of ten thousand pages does when one has changed. Pages can be added long before the rest is known.
 */
export class StatePacker {
  readonly #addresses = new StringTable()
  readonly #blocks: BlockSizes[] = []
  /** Each page's place among all: every block but the last is full. */
  readonly #places = new Map<PageState, number>()
  #waiting: [file: string, page: PageState][] = []

  /** @param write is given what stands one behind the other, some parts at a time */
  constructor(private readonly write: (parts: NodeJS.ArrayBufferView[]) => void) {}

  /** Adds the pages that are not there yet. Those that will be read together should stand together. */
  add(pages: Iterable<[file: string, page: PageState]>): void {
    for (const entry of pages) {
      if (this.#places.has(entry[1])) continue
      this.#places.set(entry[1], this.#places.size)
      this.#waiting.push(entry)
      if (this.#waiting.length === PAGES_A_BLOCK) this.writeBlock()
    }
  }

  private writeBlock(): void {
    const { sizes, parts } = packBlock(this.#waiting, this.#addresses)
    this.#waiting = []
    this.#blocks.push(sizes)
    this.write(parts)
  }

  /** Adds what is left. */
  end({ pages, ...state }: BuildState): void {
    this.add(pages)
    if (this.#waiting.length > 0) this.writeBlock()
    // each was added
    const places = Array.from(pages.values(), (page) => this.#places.get(page) as number)
    const rest: PackedRest = { ...state, blocks: this.#blocks, places, addresses: this.#addresses.texts }
    const bytes = Buffer.from(JSON.stringify(rest))
    this.write([bytes, Uint32Array.of(bytes.length)])
  }
}

/** The block of a page, and its number in it. */
export const inBlock = (place: number): [block: number, index: number] => [
  Math.floor(place / PAGES_A_BLOCK),
  place % PAGES_A_BLOCK,
]
