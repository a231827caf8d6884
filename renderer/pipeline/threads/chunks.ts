/** Work that several threads take from, piece by piece: who is faster does more. */
export interface Chunks {
  /** The numbers of the things to do, shared by all threads. */
  things: Int32Array<SharedArrayBuffer>
  /** The number of the next piece, shared by all threads. */
  next: Int32Array<SharedArrayBuffer>
}

/** Enough to be worth the asking. */
const SIZE = 32

/** So many of them are taken few at a time, so that all threads end at nearly the same time. */
const LAST = 128

const LAST_SIZE = 8

export function createChunks(things: ArrayLike<number>): Chunks {
  const shared = new Int32Array(new SharedArrayBuffer(things.length * Int32Array.BYTES_PER_ELEMENT))
  shared.set(things)
  return { things: shared, next: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) }
}

/** Takes pieces until none is left. A piece that one thread took no other one gets. */
export function* takeChunks({ things, next }: Chunks): Generator<Int32Array> {
  for (;;) {
    const piece = Atomics.add(next, 0, 1)
    const from = startOf(piece, things.length)
    if (from === things.length) return
    yield things.subarray(from, startOf(piece + 1, things.length))
  }
}

/** How many things stand before a piece. */
function startOf(piece: number, total: number): number {
  const large = Math.max(0, Math.floor((total - LAST) / SIZE))
  return Math.min(total, Math.min(piece, large) * SIZE + Math.max(0, piece - large) * LAST_SIZE)
}

/** How many things were taken by all threads together. */
export const countTaken = ({ things, next }: Chunks): number => startOf(Atomics.load(next, 0), things.length)
