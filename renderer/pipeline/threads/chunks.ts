/** Work that several threads take from, piece by piece: who is faster does more. */
export interface Chunks {
  /** How many things there are to do. */
  total: number
  /** The number of the next piece, shared by all threads. */
  next: Int32Array<SharedArrayBuffer>
}

/** Enough to be worth the asking, and few enough that all threads end at nearly the same time. */
const SIZE = 64

export function createChunks(total: number): Chunks {
  return { total, next: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) }
}

/** Takes pieces until none is left. A piece that one thread took no other one gets. */
export function* takeChunks({ total, next }: Chunks): Generator<{ number: number; from: number; to: number }> {
  for (;;) {
    const number = Atomics.add(next, 0, 1)
    const from = number * SIZE
    if (from >= total) return
    yield { number, from, to: Math.min(total, from + SIZE) }
  }
}
