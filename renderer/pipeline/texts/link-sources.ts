/**
 * Where the links to each address come from, as far as it matters: one address, or several (null).
 * Ten thousand pages hold half a million links.
 */
export class LinkSources {
  private readonly origins = new Map<string, string | null>()

  /** @param from the address of the page that holds the link; "site.json" for what stands on every page */
  add(target: string, from: string): void {
    const known = this.origins.get(target)
    if (known === undefined) this.origins.set(target, from)
    else if (known !== from) this.origins.set(target, null)
  }

  /** Whether a link to an address comes from elsewhere than from one page. */
  hasOther(target: string, than: string): boolean {
    const known = this.origins.get(target)
    return known !== undefined && known !== than
  }
}
