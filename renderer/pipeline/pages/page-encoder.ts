import { hash } from 'node:crypto'
import type { Piece } from '../../document/html-pieces'

/** A UTF-16 unit takes at most so many bytes of UTF-8. */
const MOST_BYTES = 3

/** Of a text that pages share, in bytes. */
const DIGEST_SIZE = 40

/** In bytes: few pages are larger. */
const START_SIZE = 256 * 1024

/** A page in UTF-8. */
export interface EncodedPage {
  /** They hold until the next page is encoded. */
  bytes: Uint8Array
  /** Of what the page alone says, and of the digests of what it shares with others. */
  hash: string
}

/**
 * Makes a function that encodes pages in UTF-8, all of them into the same memory: to make a buffer for each takes four times
 * as long as to write it.
 */
export function createPageEncoder(): (pieces: Piece[]) => EncodedPage {
  let page = Buffer.allocUnsafeSlow(START_SIZE)
  // what is hashed: each shared text is its digest there
  let own = Buffer.allocUnsafeSlow(START_SIZE)
  return (pieces) => {
    const needed = pieces.reduce((sum, piece) => sum + mostBytes(piece), 0)
    if (needed > page.length) [page, own] = [Buffer.allocUnsafeSlow(needed * 2), Buffer.allocUnsafeSlow(needed * 2)]
    let end = 0
    let ownEnd = 0
    for (const piece of pieces) {
      if (typeof piece === 'string') {
        const size = own.write(piece, ownEnd)
        own.copy(page, end, ownEnd, ownEnd + size)
        end += size
        ownEnd += size
      } else {
        page.set(piece.bytes, end)
        end += piece.bytes.length
        ownEnd += own.write(piece.digest, ownEnd, 'latin1')
      }
    }
    return { bytes: page.subarray(0, end), hash: hash('sha1', own.subarray(0, ownEnd)) }
  }
}

const mostBytes = (piece: Piece) =>
  typeof piece === 'string' ? piece.length * MOST_BYTES : Math.max(piece.bytes.length, DIGEST_SIZE)
