import type { FoundLink, SiteView } from './rules/site-view'
import { internalLinks } from './texts/links'
import { type SiteText, textsOfPage } from './texts/site-texts'

/**
 * All links within a site, each once a page.
 * @param ownTexts the texts of what stands on no page by itself: site.json, and shared sections that no page uses
 */
export function linksOf({ pages, open }: Pick<SiteView, 'pages' | 'open'>, ownTexts: SiteText[]): FoundLink[] {
  const ofPages = pages.flatMap((page) =>
    page.links.map((link): FoundLink => ({
      ...partsOf(link),
      page,
      origins: () => {
        const { resolved } = open(page.file)
        const found = internalLinks(resolved ? textsOfPage(resolved) : []).filter((other) => other.link === link)
        return found.map(({ source }) => source.origin)
      },
    })),
  )
  const own = internalLinks(ownTexts).map(({ link, source }): FoundLink => ({
    ...partsOf(link),
    page: undefined,
    origins: () => [source.origin],
  }))
  return [...ofPages, ...own]
}

/** "/plano?from=mail#faq" leads to the route "/plano", and there to "faq". */
function partsOf(link: string): Pick<FoundLink, 'link' | 'route' | 'anchor'> {
  const [route = '', anchor] = link.split('#', 2)
  return { link, route: route.split('?', 1)[0] ?? '', anchor: anchor || undefined }
}
