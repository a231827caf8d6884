import type { BuildState, PageState } from './build-state'
import { type NumberCounts, NumbersWriter, numbersReader } from './number-lists'
import { PackedPages, inLine } from './packed-pages'
import { lineReader, rememberedPage } from './remembered-page'

/** What is asked of every page; with numbers, where it is a city's. */
type Row = [
  file: string,
  isFine: boolean,
  document: PageState['document'],
  files: PageState['files'],
  place: number,
  numbers?: NumberCounts,
]

/** What stands behind the pages of a packed state. */
interface PackedState extends Omit<BuildState, 'pages'> {
  rows: Row[]
  /** How many bytes each line has. */
  lines: number[]
  addresses: string[]
}

/** The last numbers of a packed state: how many bytes of lines, how many words and how many marks there are. */
const SIZES = 3 * Uint32Array.BYTES_PER_ELEMENT

/**
 * A build's state as bytes, part by part: what is long of pages as lines of JSON, the numbers of city pages, one after the
 * other, and the rest. To read and write it is much of what a build of ten thousand pages does when one has changed.
 */
export function* packState({ pages, ...state }: BuildState, packed = new PackedPages()): Generator<Uint8Array> {
  const numbers = new NumbersWriter()
  packed.add(pages.values())
  yield* packed.lines
  const lines = packed.lines.map((line) => line.length)
  const length = lines.reduce((sum, bytes) => sum + bytes, 0)
  yield new Uint8Array(toWholeNumber(length) - length)
  const rows = Array.from(pages, ([file, page]): Row => {
    const { isFine, document, files, words } = page
    const row = [file, isFine, document, files, packed.placeOf(page)] as const
    return words ? [...row, numbers.add(words)] : [...row]
  })
  yield* numbers.words.parts
  yield* numbers.marks.parts
  yield Buffer.from(JSON.stringify({ ...state, rows, lines, addresses: packed.addresses.texts } satisfies PackedState))
  yield Buffer.from(Uint32Array.of(length, numbers.words.length, numbers.marks.length).buffer)
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
  const readNumbers = numbersReader(
    new Uint32Array(buffer, byteOffset + wordsAt, wordCount),
    new Uint16Array(buffer, byteOffset + marksAt, markCount),
  )
  const { rows, lines, addresses, ...state } = JSON.parse(bytes.toString('utf8', restAt, end)) as PackedState
  const readLine = lineReader(bytes, lines)
  const pages = rows.map(([file, isFine, document, files, place, counts]): [string, PageState] => {
    const words = counts && readNumbers(counts)
    const [line, index] = inLine(place)
    const packed = () => readLine(line)[index]
    return [file, rememberedPage({ isFine, document, files }, { words, packed, addresses })]
  })
  return { ...state, pages: new Map(pages) }
}

/** The next place where a list of numbers can begin. */
const toWholeNumber = (length: number) =>
  Math.ceil(length / Uint32Array.BYTES_PER_ELEMENT) * Uint32Array.BYTES_PER_ELEMENT
