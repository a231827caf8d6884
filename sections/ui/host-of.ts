/** Pages name few addresses whose host matters, the site's own first of all. */
const known = new Map<string, string>()

const MOST_KNOWN = 1000

/**
 * The host of an address, which is taken apart once: every page asks for that of its own site.
 * @throws for what is no address
 */
export function hostOf(url: string): string {
  const found = known.get(url)
  if (found !== undefined) return found
  const { host } = new URL(url)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(url, host)
  return host
}
