/** Lists of numbers that are written one after the other. */
export class NumberWriter<T extends Uint32Array | Uint16Array> {
  readonly #lists: T[] = []
  length = 0

  add(list: T): void {
    this.#lists.push(list)
    this.length += list.length
  }

  get bytes(): Buffer {
    return Buffer.concat(
      this.#lists.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
    )
  }
}

/** Makes a function that takes lists of so many numbers from a long one, in the order in which they were written. */
export function takeFrom<T extends Uint32Array | Uint16Array>(all: T): (count: number) => T {
  let from = 0
  return (count) => all.subarray(from, (from += count)) as T
}
