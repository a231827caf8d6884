import type { Piece } from '../../document/html-pieces'

/** A UTF-16 unit takes at most so many bytes of UTF-8. */
const MOST_BYTES = 3

/** In bytes: few pages are larger. */
const START_SIZE = 256 * 1024

/**
 * Makes a function that encodes pages in UTF-8, all of them into the same memory: to make a buffer for each takes four times
 * as long as to write it. What it returns holds until the next page is encoded.
 */
export function createPageEncoder(): (pieces: Piece[]) => Uint8Array {
  let page = Buffer.allocUnsafeSlow(START_SIZE)
  return (pieces) => {
    const needed = pieces.reduce((sum, piece) => sum + mostBytes(piece), 0)
    if (needed > page.length) page = Buffer.allocUnsafeSlow(needed * 2)
    let end = 0
    for (const piece of pieces) {
      if (typeof piece === 'string') end += page.write(piece, end)
      else {
        page.set(piece.bytes, end)
        end += piece.bytes.length
      }
    }
    return page.subarray(0, end)
  }
}

const mostBytes = (piece: Piece) => (typeof piece === 'string' ? piece.length * MOST_BYTES : piece.bytes.length)
