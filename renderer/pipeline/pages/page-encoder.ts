import type { Piece } from '../../document/html-pieces'

/** A UTF-16 unit takes at most so many bytes of UTF-8. */
const MOST_BYTES = 3

/** In bytes: few pages are larger. */
const START_SIZE = 256 * 1024

/**
 * Makes a function that encodes pages in UTF-8, all of them into the same memory: to make a buffer for each takes four times
 * as long as to write it.
 * @returns a function whose result holds until it is called again
 */
export function createPageEncoder(): (pieces: Piece[]) => Uint8Array {
  let buffer = Buffer.allocUnsafeSlow(START_SIZE)
  return (pieces) => {
    const needed = pieces.reduce((sum, piece) => sum + mostBytes(piece), 0)
    if (needed > buffer.length) buffer = Buffer.allocUnsafeSlow(needed * 2)
    let end = 0
    for (const piece of pieces) end += writePiece(buffer, piece, end)
    return buffer.subarray(0, end)
  }
}

const mostBytes = (piece: Piece) => (typeof piece === 'string' ? piece.length * MOST_BYTES : piece.bytes.length)

function writePiece(buffer: Buffer, piece: Piece, at: number): number {
  if (typeof piece === 'string') return buffer.write(piece, at)
  buffer.set(piece.bytes, at)
  return piece.bytes.length
}
