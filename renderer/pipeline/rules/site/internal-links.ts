import { markdownLinks } from '../../markdown-links'
import type { SiteText } from '../../site-texts'

/** A link that leads to an address of the site itself. */
export interface InternalLink {
  source: SiteText
  /** As it is written: "/plano?from=mail#faq". */
  link: string
  /** The address it names: "/plano". */
  route: string
}

/** Several rules ask for the links of one site; to find them, all its Markdown is parsed. */
const cache = new WeakMap<SiteText[], InternalLink[]>()

/** Every link of these texts that leads to an address of the site: those of link fields, and those in Markdown. */
export function internalLinks(texts: SiteText[]): InternalLink[] {
  let links = cache.get(texts)
  if (!links) cache.set(texts, (links = texts.flatMap(linksIn)))
  return links
}

/** The address of the site that a link names: "/plano" of "/plano#faq"; none of "#faq" and of other sites' addresses. */
export function internalRoute(link: string): string | undefined {
  return /^\/[^?#]*/.exec(link)?.[0]
}

function linksIn(source: SiteText): InternalLink[] {
  const { format, text } = source
  const links = format === 'link' ? [text] : format === 'markdown' ? markdownLinks(text) : []
  return links.flatMap((link) => {
    const route = internalRoute(link)
    return route ? [{ source, link, route }] : []
  })
}
