import type { PageRecord } from '../inspect/page-record'
import type { WrittenPage } from '../pages/written-page'

/** Gives equal texts as one: thousands of pages name the same few addresses, and what another thread sends is a copy. */
export class TextPool {
  readonly #texts = new Map<string, string>()

  list(texts: readonly string[]): string[] {
    return texts.map((text) => {
      const known = this.#texts.get(text)
      if (known === undefined) this.#texts.set(text, text)
      return known ?? text
    })
  }

  record(record: PageRecord): PageRecord {
    const { used, texts } = record
    const pooled = { ...texts, targets: this.list(texts.targets), images: this.list(texts.images) }
    return { ...record, used: this.list(used), texts: pooled }
  }

  written({ files, uses }: WrittenPage): WrittenPage {
    return { files, uses: { ...uses, images: this.list(uses.images) } }
  }
}
