import type { PageState } from './build-state'
import { packPage } from './pack-page'
import { StringTable } from './string-table'

/** Pages of one line: a text of all of them would be as large as all else that a build keeps in memory. */
const PAGES_A_LINE = 256

/** The pages of a state in lines of JSON. They can be added long before the rest of the state is known. */
export class PackedPages {
  /** They are named by their numbers in the lines. */
  readonly addresses = new StringTable()
  readonly lines: Buffer[] = []
  readonly #places = new Map<PageState, number>()

  /** Adds the pages that are not there yet. Those that will be read together should stand together. */
  add(pages: Iterable<PageState>): void {
    const others = [...pages].filter((page) => !this.#places.has(page))
    for (let at = 0; at < others.length; at += PAGES_A_LINE) this.addLine(others.slice(at, at + PAGES_A_LINE))
  }

  private addLine(pages: PageState[]): void {
    const first = this.lines.length * PAGES_A_LINE
    for (const [index, page] of pages.entries()) this.#places.set(page, first + index)
    this.lines.push(Buffer.from(JSON.stringify(pages.map((page) => packPage(page, this.addresses)))))
  }

  /**
   * Where a page stands among all that there is room for in the lines.
   * @throws where it was not added
   */
  placeOf(page: PageState): number {
    const place = this.#places.get(page)
    if (place === undefined) throw new Error('A page has no place in the state that is written.')
    return place
  }
}

/** The line of a page, and its number in it. */
export const inLine = (place: number): [line: number, index: number] => [
  Math.floor(place / PAGES_A_LINE),
  place % PAGES_A_LINE,
]
