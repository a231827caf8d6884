import type { PageFacts } from './facts'
import type { FoundLink, SiteView } from './rules/site-view'
import { internalLinks, goalOf } from './texts/links'
import { type SiteText, textsOfPage } from './texts/site-texts'

/**
 * All links within a site, each once a page.
 * @param open opens a page again
 * @param ownTexts the texts of what stands on no page by itself: site.json, and shared sections that no page uses
 */
export function linksOf(pages: PageFacts[], open: SiteView['open'], ownTexts: SiteText[]): FoundLink[] {
  const ofPages = pages.flatMap((page) =>
    page.links.map((link): FoundLink => ({
      link,
      ...goalOf(link),
      page,
      origins: () => {
        const { resolved } = open(page.file)
        const found = internalLinks(resolved ? textsOfPage(resolved) : []).filter((other) => other.link === link)
        return found.map(({ source }) => source.origin)
      },
    })),
  )
  const own = internalLinks(ownTexts).map(({ link, source }): FoundLink => ({
    link,
    ...goalOf(link),
    page: undefined,
    origins: () => [source.origin],
  }))
  return [...ofPages, ...own]
}
