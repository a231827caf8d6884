/** Lists of numbers that are written one after the other. */
export class NumberWriter<T extends Uint32Array | Uint16Array> {
  /** Their bytes, which are not copied. */
  readonly parts: Uint8Array[] = []
  length = 0

  add(list: T): void {
    this.parts.push(new Uint8Array(list.buffer, list.byteOffset, list.byteLength))
    this.length += list.length
  }
}

/** Makes a function that takes lists of so many numbers from a long one, in the order in which they were written. */
export function takeFrom<T extends Uint32Array | Uint16Array>(all: T): (count: number) => T {
  let from = 0
  return (count) => all.subarray(from, (from += count)) as T
}
