/**
 * Whole numbers of 32 bits: words, runs of words. One list serves many texts and pages one after the other, since ten
 * thousand pages would make a million lists.
 */
export class NumberList {
  /** The numbers, and room for more. */
  room = new Int32Array(1024)
  length = 0

  /** Makes room for so many numbers more. */
  reserve(count: number): void {
    if (this.length + count <= this.room.length) return
    const larger = new Int32Array(2 * (this.length + count))
    larger.set(this.room)
    this.room = larger
  }

  push(number: number): void {
    this.reserve(1)
    this.room[this.length++] = number
  }

  /** Adds a part of another list. */
  appendPart(list: NumberList, from: number, to: number): void {
    this.reserve(to - from)
    const { room } = this
    const added = list.room
    let { length } = this
    for (let i = from; i < to; i++) room[length++] = added[i] ?? 0
    this.length = length
  }

  /** What is in the list, until it changes. */
  numbers(): Int32Array {
    return this.room.subarray(0, this.length)
  }

  // a view of the list, which one call could copy, takes as long to make as two hundred numbers to copy

  /** Puts what is in the list into an array that is to be kept, and that has its length. */
  copyTo<T extends Uint32Array | Uint16Array>(kept: T): T {
    for (let i = 0; i < kept.length; i++) kept[i] = this.room[i] ?? 0
    return kept
  }

  toArray(): number[] {
    const kept: number[] = []
    for (let i = 0; i < this.length; i++) kept.push(this.room[i] ?? 0)
    return kept
  }
}
