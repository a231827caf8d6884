import type { SourceDocument } from '../documents/document'
import { fillTexts } from './fill-texts'
import type { Origin } from './origin'
import type { SharedSection } from '../resolved'
import type { Variables } from './variables'

/** The variables of the first page that uses each shared section, by the section's name. */
export type FirstUses = Map<string, Variables>

/** Tells which shared sections pages use. */
export class SharedUse {
  /**
   * @param variables the site's own: all that is known of a section that no page uses
   * @param uses a section that is used is filled with the variables of the first page that does
   */
  constructor(
    private readonly shared: Map<string, SourceDocument>,
    private readonly variables: Variables,
    private readonly uses: FirstUses,
  ) {}

  /** The shared sections that pages use, and those that no page does. Documents that can't be read are neither. */
  get sections(): { used: SharedSection[]; unused: SharedSection[] } {
    return {
      used: [...this.shared].flatMap(([name, document]) => {
        const variables = this.uses.get(name)
        return variables ? [{ document, data: fillTexts(document.value, variables).value }] : []
      }),
      unused: this.unused.map((document) => ({ document, data: this.fill(document).value })),
    }
  }

  /** Where variables stand that only a page could fill in: in the sections that no page uses. */
  get unfilled(): Origin[] {
    return this.unused.flatMap((document) => this.fill(document).unfilled.map(({ path }) => ({ document, path })))
  }

  private get unused(): SourceDocument[] {
    return [...this.shared].flatMap(([name, document]) => (document.broken || this.uses.has(name) ? [] : document))
  }

  private fill({ value }: SourceDocument) {
    return fillTexts(value, this.variables)
  }
}

/** Notes the shared sections on a page, which comes after all pages that were noted before. */
export function noteUses(uses: FirstUses, names: string[], variablesOfPage: () => Variables): void {
  for (const name of names) if (!uses.has(name)) uses.set(name, variablesOfPage())
}
