import type { BuildState } from './build-state'
import { NumberWriter, takeFrom } from './number-lists'
import { type PackedPage, packPage } from './pack-page'
import { StringTable } from './string-table'
import { unpackPage } from './unpack-page'

/** What of a state is written as JSON. */
interface PackedState extends Omit<BuildState, 'pages' | 'files'> {
  addresses: string[]
  files: string[]
  pages: [file: string, PackedPage][]
}

/** How many bytes tell how many numbers follow. */
const HEAD = 8

/**
 * A build's state as bytes: JSON, and before it the numbers of city pages, one after the other. To read and write it is
 * most of what a build of ten thousand pages does when one has changed.
 */
export function packState({ pages, files, ...state }: BuildState): Buffer {
  const words = new NumberWriter<Uint32Array>()
  const marks = new NumberWriter<Uint16Array>()
  const addresses = new StringTable()
  const packed = Array.from(pages, ([file, page]): [string, PackedPage] => [
    file,
    packPage(page, { addresses, words, marks }),
  ])
  const json: PackedState = { ...state, addresses: addresses.texts, files: [...files], pages: packed }
  const head = Buffer.from(Uint32Array.of(words.length, marks.length).buffer)
  return Buffer.concat([head, words.bytes, marks.bytes, Buffer.from(JSON.stringify(json))])
}

/** @throws where the bytes are not those of a state */
export function unpackState(bytes: Buffer): BuildState {
  // lists of numbers are views of the bytes, and must begin at whole numbers
  const { buffer } = new Uint8Array(bytes)
  const [wordCount = 0, markCount = 0] = new Uint32Array(buffer, 0, 2)
  const marksAt = HEAD + wordCount * Uint32Array.BYTES_PER_ELEMENT
  const words = takeFrom(new Uint32Array(buffer, HEAD, wordCount))
  const marks = takeFrom(new Uint16Array(buffer, marksAt, markCount))
  const json = Buffer.from(buffer, marksAt + markCount * Uint16Array.BYTES_PER_ELEMENT).toString()
  const { pages, files, addresses, ...state } = JSON.parse(json) as PackedState
  const unpacking = { addresses, words, marks }
  return {
    ...state,
    files: new Set(files),
    pages: new Map(pages.map(([file, page]) => [file, unpackPage(page, unpacking)])),
  }
}
