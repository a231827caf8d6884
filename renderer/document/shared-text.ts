const encoder = new TextEncoder()

/** A text that many pages have in common. It is encoded once for all of them. */
export class SharedText {
  #bytes: Uint8Array | undefined

  constructor(readonly text: string) {}

  /** In UTF-8. */
  get bytes(): Uint8Array {
    return (this.#bytes ??= encoder.encode(this.text))
  }
}
