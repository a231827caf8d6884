import { markdownLinks } from '../../markdown-links'
import type { ResolvedPage } from '../../resolved'
import { siteRoutes } from '../../site-routes'
import type { SiteText } from '../../site-texts'
import type { WholeSite } from '../../whole-site'

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

/** Every link of a site that stays on it: those of link fields, and those in Markdown. */
export function linksOf({ texts }: WholeSite): Link[] {
  return texts.flatMap((source) => {
    const links =
      source.format === 'link' ? [source.text] : source.format === 'markdown' ? markdownLinks(source.text) : []
    return links
      .filter((link) => /^([#]|\/(?!\/))/.test(link))
      .map((link): Link => {
        const [path = '', anchor] = link.split('#', 2)
        return { source, link, route: path.replace(/\?.*$/, ''), ...(anchor ? { anchor } : {}) }
      })
  })
}

/** Every address that the site answers, with the page that does; a redirect and a broken page have none. */
export function targetsOf({ sources, resolved }: WholeSite): Map<string, ResolvedPage | undefined> {
  const pages = new Map(resolved.pages.map((page) => [page.document, page]))
  return new Map(
    siteRoutes(sources, resolved).map(({ route, kind, origin }) => [
      route,
      kind === 'redirect' || !origin ? undefined : pages.get(origin.document),
    ]),
  )
}
