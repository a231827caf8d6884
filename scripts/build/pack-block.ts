import type { PageState } from './build-state'
import { type NumberCounts, NumbersWriter } from './number-lists'
import { packPage } from './pack-page'
import type { StringTable } from './string-table'

/** So many pages stand together: a text of all of them would be as large as all else that a build keeps in memory. */
export const PAGES_A_BLOCK = 256

/** What is asked of every page whenever a site is built; with numbers, where it is a city's. */
export type Row = [
  file: string,
  isFine: boolean,
  document: PageState['document'],
  files: PageState['files'],
  numbers?: NumberCounts,
]

/**
 * How many bytes the parts of a block have: the words of cities' pages and their marks, what is asked of every page, and what
 * is long of it.
 */
export type BlockSizes = [words: number, marks: number, rows: number, pages: number]

/**
 * Packs some pages of a state, and fills up their JSON so that numbers can stand behind it.
 * @param addresses of all blocks
 * @returns what stands one behind the other, as it is
 */
export function packBlock(
  pages: [file: string, page: PageState][],
  addresses: StringTable,
): { sizes: BlockSizes; parts: NodeJS.ArrayBufferView[] } {
  const numbers = new NumbersWriter()
  const rows = pages.map(([file, { isFine, document, files, words }]): Row => {
    const row = [file, isFine, document, files] as const
    return words ? [...row, numbers.add(words)] : [...row]
  })
  const short = Buffer.from(JSON.stringify(rows))
  const text = Buffer.from(JSON.stringify(pages.map(([, page]) => packPage(page, addresses))))
  const parts = [...numbers.words, ...numbers.marks, short, text]
  const length = lengthOf(parts)
  const filling = Buffer.alloc(toWholeNumber(length) - length, ' ')
  return {
    sizes: [lengthOf(numbers.words), lengthOf(numbers.marks), short.length, text.length + filling.length],
    parts: [...parts, filling],
  }
}

/** The next place where a list of numbers can begin. */
export const toWholeNumber = (length: number): number =>
  Math.ceil(length / Uint32Array.BYTES_PER_ELEMENT) * Uint32Array.BYTES_PER_ELEMENT

/** How many bytes they have together. */
export const lengthOf = (parts: NodeJS.ArrayBufferView[]): number =>
  parts.reduce((sum, { byteLength }) => sum + byteLength, 0)
