import { FoundText } from './found-text'
import { markdownLinks } from './markdown-links'
import type { SiteText } from './site-texts'

/** A link to a page of the site, or to a place on one. */
export interface Link {
  source: SiteText
  /** As it is written: "/plano?from=mail#faq". */
  link: string
  /** The address it names, "/plano"; empty when it stays on its page. */
  route: string
  /** The place it names: "faq". */
  anchor?: string
}

/** Every link of these texts that stays on the site: those of link fields, and those in Markdown. */
export function internalLinks(texts: SiteText[]): Link[] {
  const found: Link[] = []
  for (const source of texts) {
    for (const link of linksIn(source)) {
      const internal = toInternal(source, link)
      if (internal) found.push(internal)
    }
  }
  return found
}

/** The address of the site that a link names: "/plano" of "/plano#faq"; none of "#faq" and of other sites' addresses. */
export function internalRoute(link: string): string | undefined {
  return /^\/(?!\/)[^?#]*/.exec(link)?.[0]
}

/** Every link of a text, wherever it leads. */
export function linksIn(source: SiteText): readonly string[] {
  if (source.format === 'link') return [source.text]
  if (source.format !== 'markdown') return []
  return source instanceof FoundText ? source.markdownLinks : markdownLinks(source.text)
}

/** What a link of a text leads to; undefined where that is another site. */
export function toInternal(source: SiteText, link: string): Link | undefined {
  const route = internalRoute(link)
  if (route === undefined && !link.startsWith('#')) return undefined
  const [, anchor] = link.split('#', 2)
  return { source, link, route: route ?? '', ...(anchor ? { anchor } : {}) }
}
