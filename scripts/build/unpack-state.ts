import type { BuildState, PageState } from './build-state'
import { numbersReader } from './number-lists'
import { type BlockSizes, type Row, toWholeNumber } from './pack-block'
import { type PackedRest, inBlock } from './pack-state'
import { type LongState, longReader, rememberedPage } from './remembered-page'

/** @throws where the bytes are not those of a state */
export function unpackState(bytes: Buffer): BuildState {
  const end = bytes.length - Uint32Array.BYTES_PER_ELEMENT
  const [length = 0] = new Uint32Array(Uint8Array.from(bytes.subarray(end)).buffer)
  const { blocks, places, addresses, ...state } = JSON.parse(bytes.toString('utf8', end - length, end)) as PackedRest
  const starts = startsOf(blocks)
  const readLong = longReader(bytes, blocks, starts)
  const numbers = aligned(bytes)
  const pages = blocks.map((sizes, block) => {
    const from = starts[block] ?? 0
    const longOf = (index: number) => ({ packed: () => readLong(block)[index], addresses })
    return unpackBlock(numbers, from, sizes, longOf)
  })
  const pageAt = (place: number): [string, PageState] => {
    const [block, index] = inBlock(place)
    const page = pages[block]?.[index]
    if (!page) throw new Error('The state of the last build has fewer pages than it says.')
    return page
  }
  return { ...state, pages: new Map(places.map(pageAt)) }
}

/** Lists of numbers are views of the bytes, and must begin at whole numbers. */
const aligned = (bytes: Buffer): Buffer =>
  toWholeNumber(bytes.byteOffset) === bytes.byteOffset ? bytes : Buffer.from(new Uint8Array(bytes).buffer)

function startsOf(blocks: BlockSizes[]): number[] {
  const starts = [0]
  for (const sizes of blocks) starts.push(sizes.reduce((sum, size) => sum + size, starts.at(-1) ?? 0))
  return starts
}

function unpackBlock(
  bytes: Buffer,
  from: number,
  [words, marks, rows]: BlockSizes,
  longOf: (index: number) => Omit<LongState, 'words'>,
): [string, PageState][] {
  const marksAt = from + words
  const rowsAt = marksAt + marks
  const { buffer, byteOffset } = bytes
  const readNumbers = numbersReader(
    new Uint32Array(buffer, byteOffset + from, words / Uint32Array.BYTES_PER_ELEMENT),
    new Uint16Array(buffer, byteOffset + marksAt, marks / Uint16Array.BYTES_PER_ELEMENT),
  )
  const found = JSON.parse(bytes.toString('utf8', rowsAt, rowsAt + rows)) as Row[]
  return found.map(([file, isFine, document, files, counts], index) => {
    const long = { ...longOf(index), words: counts && readNumbers(counts) }
    return [file, rememberedPage({ isFine, document, files }, long)]
  })
}
