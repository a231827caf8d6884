import { hash } from 'node:crypto'

const encoder = new TextEncoder()

/** A text that many pages have in common. It is encoded, and hashed, once for all of them. */
export class SharedText {
  #bytes: Uint8Array | undefined
  #digest: string | undefined

  constructor(readonly text: string) {}

  /** In UTF-8. */
  get bytes(): Uint8Array {
    return (this.#bytes ??= encoder.encode(this.text))
  }

  /** Stands for the text where a page is hashed. */
  get digest(): string {
    return (this.#digest ??= hash('sha1', this.bytes))
  }
}
