/** What a cache keeps: something of a size in bytes. */
interface Sized {
  size: number
}

/** Keeps what was used last, up to a number of bytes. */
export class PageCache<T extends Sized> {
  // a Map keeps the order in which its keys were set: the first is the one that was not used for longest
  readonly #kept = new Map<string, T>()
  #size = 0

  constructor(private readonly most: number) {}

  get(key: string): T | undefined {
    const value = this.#kept.get(key)
    if (!value) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, value)
    return value
  }

  set(key: string, value: T): void {
    this.#remove(key)
    this.#kept.set(key, value)
    this.#size += value.size
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.most) break
      this.#remove(oldest)
    }
  }

  #remove(key: string): void {
    this.#size -= this.#kept.get(key)?.size ?? 0
    this.#kept.delete(key)
  }
}
