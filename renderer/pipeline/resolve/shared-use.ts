import type { SourceDocument } from '../documents/document'
import { fillTexts } from './fill-texts'
import type { Origin } from './origin'
import type { PageResolution } from './resolve-page'
import type { SharedSection } from '../resolved'
import type { Variables } from './variables'

/** Finds out which shared sections pages use, page by page. */
export class SharedUse {
  private readonly used = new Map<string, SharedSection>()

  /** @param variables the site's own: all that is known of a section that no page uses */
  constructor(
    private readonly shared: Map<string, SourceDocument>,
    private readonly variables: Variables,
  ) {}

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
    return {
      used: [...this.shared.keys()].flatMap((name) => this.used.get(name) ?? []),
      unused: this.unused.map((document) => ({ document, data: this.fill(document).value })),
    }
  }

  /** Where variables stand that only a page could fill in: in the sections that no page uses. */
  get unfilled(): Origin[] {
    return this.unused.flatMap((document) => this.fill(document).unfilled.map(({ path }) => ({ document, path })))
  }

  private get unused(): SourceDocument[] {
    return [...this.shared].flatMap(([name, document]) => (document.broken || this.used.has(name) ? [] : document))
  }

  private fill({ value }: SourceDocument) {
    return fillTexts(value, this.variables)
  }
}
