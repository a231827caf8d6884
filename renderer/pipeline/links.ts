import type { PageFacts } from './facts'
import type { Origin } from './resolved'
import type { FoundLink, SiteView } from './rules/site-view'
import { internalLinks, linkOf } from './texts/links'
import { type SiteText, textsOfPage } from './texts/site-texts'

/**
 * All links within a site, each once a page.
 * @param ownTexts the texts of what stands on no page by itself: site.json, and shared sections that no page uses
 */
export function linksOf(pages: PageFacts[], ownTexts: SiteText[]): FoundLink[] {
  return [
    ...pages.flatMap((page) => page.links.map((link) => ({ ...linkOf(link), page }))),
    ...internalLinks(ownTexts).map(({ source, ...link }) => ({ ...link, origin: source.origin })),
  ]
}

/** All places where a link stands. For those of a page it is opened again. */
export function originsOfLink({ open }: Pick<SiteView, 'open'>, { link, page, origin }: FoundLink): Origin[] {
  if (!page) return origin ? [origin] : []
  const { resolved } = open(page.file)
  const found = internalLinks(resolved ? textsOfPage(resolved) : []).filter((other) => other.link === link)
  return found.map(({ source }) => source.origin)
}
