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
 */
export function packBlock(
  pages: [file: string, page: PageState][],
  addresses: StringTable,
): { sizes: BlockSizes; bytes: Buffer } {
  const numbers = new NumbersWriter()
  const rows = pages.map(([file, { isFine, document, files, words }]): Row => {
    const row = [file, isFine, document, files] as const
    return words ? [...row, numbers.add(words)] : [...row]
  })
  const short = Buffer.from(JSON.stringify(rows))
  const text = Buffer.from(JSON.stringify(pages.map(([, page]) => packPage(page, addresses))))
  const parts = [...numbers.words, ...numbers.marks, short, text].map(bytesOf)
  const unfilled = lengthOf(parts)
  const length = toWholeNumber(unfilled)
  const long = text.length + length - unfilled
  return {
    sizes: [lengthOf(numbers.words), lengthOf(numbers.marks), short.length, long],
    bytes: Buffer.concat(parts, length).fill(' ', unfilled),
  }
}

/** The next place where a list of numbers can begin. */
export const toWholeNumber = (length: number): number =>
  Math.ceil(length / Uint32Array.BYTES_PER_ELEMENT) * Uint32Array.BYTES_PER_ELEMENT

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array | Uint16Array | Uint32Array) =>
  new Uint8Array(buffer, byteOffset, byteLength)

const lengthOf = (parts: { byteLength: number }[]) => parts.reduce((sum, { byteLength }) => sum + byteLength, 0)
