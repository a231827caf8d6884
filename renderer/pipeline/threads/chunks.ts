/** Work that several threads take from, piece by piece: who is faster does more. */
export interface Chunks {
  /** The numbers of the things to do, shared by all threads. */
  things: Int32Array<SharedArrayBuffer>
  /** The number of the next piece, shared by all threads. */
  next: Int32Array<SharedArrayBuffer>
}

/** Enough to be worth the asking, and few enough that all threads end at nearly the same time. */
const SIZE = 32

export function createChunks(things: ArrayLike<number>): Chunks {
  const shared = new Int32Array(new SharedArrayBuffer(things.length * Int32Array.BYTES_PER_ELEMENT))
  shared.set(things)
  return { things: shared, next: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) }
}

/** Takes pieces until none is left. A piece that one thread took no other one gets. */
export function* takeChunks({ things, next }: Chunks): Generator<Int32Array> {
  for (;;) {
    const from = Atomics.add(next, 0, 1) * SIZE
    if (from >= things.length) return
    yield things.subarray(from, from + SIZE)
  }
}

/** How many things were taken by all threads together. */
export const countTaken = ({ things, next }: Chunks): number => Math.min(things.length, Atomics.load(next, 0) * SIZE)
