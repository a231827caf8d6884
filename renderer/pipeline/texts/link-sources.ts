/** The address that the links to a target come from; null where they come from several. */
export type LinkOrigins = Map<string, string | null>

/**
 * Where the links to each address come from, as far as it matters: one address, or several.
 * Ten thousand pages hold half a million links.
 */
export class LinkSources {
  readonly origins: LinkOrigins = new Map()

  /** @param from the address of the page that holds the link; "site.json" for what stands on every page; null for several */
  add(target: string, from: string | null): void {
    const known = this.origins.get(target)
    if (known === undefined) this.origins.set(target, from)
    else if (known !== from) this.origins.set(target, null)
  }

  /** Adds the links of other pages. */
  append(others: LinkOrigins): void {
    for (const [target, from] of others) this.add(target, from)
  }

  /** Whether a link to an address comes from elsewhere than from one page. */
  hasOther(target: string, than: string): boolean {
    const known = this.origins.get(target)
    return known !== undefined && known !== than
  }
}
