import type { BuildState } from './build-state'
import { NumberWriter, takeFrom } from './number-lists'
import { type PackedPage, packPage } from './pack-page'
import { StringTable } from './string-table'
import { unpackPage } from './unpack-page'

type Pages = [file: string, page: PackedPage][]

/** What stands behind the pages of a packed state. */
interface PackedState extends Omit<BuildState, 'pages' | 'files'> {
  addresses: string[]
  files: string[]
}

/** The last numbers of a packed state: how many bytes of lines, how many words and how many marks there are. */
const SIZES = 3 * Uint32Array.BYTES_PER_ELEMENT

/** Pages of one line: a text of all of them would be as large as all else that a build keeps in memory. */
const PAGES_A_LINE = 256

/**
 * A build's state as bytes, part by part: pages as lines of JSON, the numbers of city pages, one after the other, and the
 * rest. To read and write it is much of what a build of ten thousand pages does when one has changed.
 */
export function* packState({ pages, files, ...state }: BuildState): Generator<Uint8Array> {
  const words = new NumberWriter<Uint32Array>()
  const marks = new NumberWriter<Uint16Array>()
  const addresses = new StringTable()
  const all = [...pages]
  let length = 0
  for (let at = 0; at < all.length; at += PAGES_A_LINE) {
    const packed = all
      .slice(at, at + PAGES_A_LINE)
      .map(([file, page]): Pages[number] => [file, packPage(page, { addresses, words, marks })])
    const line = Buffer.from(`${JSON.stringify(packed)}\n`)
    length += line.length
    yield line
  }
  yield new Uint8Array(toWholeNumber(length) - length)
  yield* words.parts
  yield* marks.parts
  const rest: PackedState = { ...state, addresses: addresses.texts, files: [...files] }
  yield Buffer.from(JSON.stringify(rest))
  yield Buffer.from(Uint32Array.of(length, words.length, marks.length).buffer)
}

/** @throws where the bytes are not those of a state */
export function unpackState(bytes: Buffer): BuildState {
  // lists of numbers are views of the bytes, and must begin at whole numbers
  const { buffer, byteOffset } = toWholeNumber(bytes.byteOffset) === bytes.byteOffset ? bytes : new Uint8Array(bytes)
  const end = bytes.length - SIZES
  const [length = 0, wordCount = 0, markCount = 0] = new Uint32Array(Uint8Array.from(bytes.subarray(end)).buffer)
  const wordsAt = toWholeNumber(length)
  const marksAt = wordsAt + wordCount * Uint32Array.BYTES_PER_ELEMENT
  const restAt = marksAt + markCount * Uint16Array.BYTES_PER_ELEMENT
  const words = takeFrom(new Uint32Array(buffer, byteOffset + wordsAt, wordCount))
  const marks = takeFrom(new Uint16Array(buffer, byteOffset + marksAt, markCount))
  const { addresses, files, ...state } = JSON.parse(bytes.toString('utf8', restAt, end)) as PackedState
  const pages: BuildState['pages'] = new Map()
  for (const line of linesOf(bytes.subarray(0, length))) {
    for (const [file, page] of JSON.parse(line) as Pages) pages.set(file, unpackPage(page, { addresses, words, marks }))
  }
  return { ...state, files: new Set(files), pages }
}

/** The next place where a list of numbers can begin. */
const toWholeNumber = (length: number) =>
  Math.ceil(length / Uint32Array.BYTES_PER_ELEMENT) * Uint32Array.BYTES_PER_ELEMENT

function* linesOf(bytes: Buffer): Generator<string> {
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf('\n', from)
    yield bytes.toString('utf8', from, end)
    from = end + 1
  }
}
