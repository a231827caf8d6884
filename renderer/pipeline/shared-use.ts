import type { SourceDocument } from './document'
import { fillTexts } from './fill-texts'
import type { PageResolution } from './resolve-page'
import type { SharedSection } from './resolved'

/** Finds out which shared sections pages use, page by page. */
export class SharedUse {
  private readonly used = new Map<string, SharedSection>()

  constructor(private readonly shared: Map<string, SourceDocument>) {}

  /** Notes what a page uses. A section that is used is filled with the variables of the first page that does. */
  note({ page, used }: PageResolution): void {
    for (const name of used) {
      const document = this.shared.get(name)
      if (!document || this.used.has(name)) continue
      this.used.set(name, { document, data: fillTexts(document.value, page.variables).value })
    }
  }

  /** The shared sections that pages use, and those that no page does. Documents that can't be read are neither. */
  get sections(): { used: SharedSection[]; unused: SharedSection[] } {
    const unused = [...this.shared].filter(([name, { broken }]) => !broken && !this.used.has(name))
    return {
      used: [...this.shared.keys()].flatMap((name) => this.used.get(name) ?? []),
      unused: unused.map(([, document]) => ({ document, data: document.value })),
    }
  }
}
