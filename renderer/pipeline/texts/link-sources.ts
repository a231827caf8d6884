/**
 * Where the links to each address come from, as far as it matters: one address, or several.
 * Ten thousand pages hold half a million links.
 */
export class LinkSources {
  private readonly sources = new Map<string, string | typeof SEVERAL>()

  /** @param from the address of the page that holds the link; "site.json" for what stands on every page */
  add(target: string, from: string): void {
    const known = this.sources.get(target)
    if (known === undefined) this.sources.set(target, from)
    else if (known !== from) this.sources.set(target, SEVERAL)
  }

  /** Whether a link to an address comes from elsewhere than from one page. */
  hasOther(target: string, than: string): boolean {
    const known = this.sources.get(target)
    return known !== undefined && known !== than
  }
}

const SEVERAL = Symbol('several')
