/** A link within the site. */
export interface Link {
  /** As it is written: "/plano?from=mail#faq". */
  link: string
  /** The route it leads to, "/plano"; empty if it stays on its page. */
  route: string
  /** The id it leads to: "faq". */
  anchor: string | undefined
}

/**
 * Every link in these texts that leads to a page of the site.
 * @param url the site's own address
 */
export function internalLinks<Text extends { links: string[] }>(
  texts: Text[],
  url?: unknown,
): (Link & { source: Text })[] {
  return texts.flatMap((source) =>
    source.links
      .filter((link) => /^(\/(?!\/)|#)/.test(withinSite(link, url)))
      .map((link) => ({ source, ...linkOf(link, url) })),
  )
}

/** The route that a link leads to: "/plano" of "/plano#faq"; undefined for "#faq" and for links to other sites. */
export function internalRoute(link: string): string | undefined {
  return /^\/(?!\/)[^?#]*/.exec(link)?.[0]
}

/**
 * The parts of a link within the site: "/plano?from=mail#faq" leads to the route "/plano" and the anchor "faq".
 * @param url the site's own address
 */
export function linkOf(link: string, url?: unknown): Link {
  return { link, route: internalRoute(withinSite(link, url)) ?? '', anchor: link.split('#', 2)[1] || undefined }
}

/** A link without the site's own address, with or without "www.": "https://example.com/plano" is "/plano". */
function withinSite(link: string, url: unknown): string {
  if (!link.startsWith('https://') || typeof url !== 'string') return link
  const withoutProtocol = (address: string) => address.replace(/^https:\/\/(www\.)?/, '')
  const [address, siteAddress] = [withoutProtocol(link), withoutProtocol(url)]
  const rest = address.slice(siteAddress.length)
  return address.startsWith(siteAddress) && /^(?:$|[/?#])/.test(rest) ? rest.replace(/^(?!\/)/, '/') : link
}
