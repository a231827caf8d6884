import type { BuildState } from './build-state'
import { NumberWriter, takeFrom } from './number-lists'
import { type PackedPage, packPage } from './pack-page'
import { StringTable } from './string-table'
import { unpackPage } from './unpack-page'

type Pages = [file: string, page: PackedPage][]

/** The last line of a packed state. The lines before it hold its pages. */
interface PackedState extends Omit<BuildState, 'pages' | 'files'> {
  addresses: string[]
  files: string[]
}

/** How many bytes tell how many numbers follow. */
const HEAD = 8

/** Pages of one line: a text of all of them would be as large as all else that a build keeps in memory. */
const PAGES_A_LINE = 256

/**
 * A build's state as bytes, in parts: the numbers of city pages, one after the other, and lines of JSON. To read and
 * write it is most of what a build of ten thousand pages does when one has changed.
 */
export function packState({ pages, files, ...state }: BuildState): Uint8Array[] {
  const words = new NumberWriter<Uint32Array>()
  const marks = new NumberWriter<Uint16Array>()
  const addresses = new StringTable()
  const lines: Uint8Array[] = []
  const all = [...pages]
  for (let at = 0; at < all.length; at += PAGES_A_LINE) {
    const packed = all
      .slice(at, at + PAGES_A_LINE)
      .map(([file, page]): Pages[number] => [file, packPage(page, { addresses, words, marks })])
    lines.push(Buffer.from(`${JSON.stringify(packed)}\n`))
  }
  const rest: PackedState = { ...state, addresses: addresses.texts, files: [...files] }
  const head = Buffer.from(Uint32Array.of(words.length, marks.length).buffer)
  return [head, ...words.parts, ...marks.parts, ...lines, Buffer.from(JSON.stringify(rest))]
}

/** @throws where the bytes are not those of a state */
export function unpackState(bytes: Buffer): BuildState {
  // lists of numbers are views of the bytes, and must begin at whole numbers
  const { buffer, byteOffset } = bytes.byteOffset % HEAD === 0 ? bytes : new Uint8Array(bytes)
  const [wordCount = 0, markCount = 0] = new Uint32Array(buffer, byteOffset, 2)
  const marksAt = HEAD + wordCount * Uint32Array.BYTES_PER_ELEMENT
  const words = takeFrom(new Uint32Array(buffer, byteOffset + HEAD, wordCount))
  const marks = takeFrom(new Uint16Array(buffer, byteOffset + marksAt, markCount))
  const lines = bytes
    .subarray(marksAt + markCount * Uint16Array.BYTES_PER_ELEMENT)
    .toString()
    .split('\n')
  const { addresses, files, ...state } = JSON.parse(lines.pop() ?? '') as PackedState
  const pages: BuildState['pages'] = new Map()
  for (const line of lines) {
    for (const [file, page] of JSON.parse(line) as Pages) pages.set(file, unpackPage(page, { addresses, words, marks }))
  }
  return { ...state, files: new Set(files), pages }
}
