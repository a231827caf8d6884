import type { WholeSite } from '../check'
import { formats } from '../formats'
import { isRecord } from '../is-record'
import { markdownLinks } from '../markdown-links'
import type { Problem } from '../problem'
import type { ResolvedPage } from '../resolved'
import { siteRoutes } from '../site-routes'
import type { SiteText } from '../site-texts'
import { didYouMean } from '../suggest'
import { problemAt } from './problem-at'

/** Where links can lead. */
interface Targets {
  /** Every route, with the page that answers it; a redirect and a broken page have none. */
  routes: Map<string, ResolvedPage | undefined>
}

/** Every internal link leads to an address of the site, and every #place to a section that has that id. */
export function checkLinks({ sources, resolved, texts }: WholeSite): Problem[] {
  const pages = new Map(resolved.pages.map((page) => [page.document, page]))
  const targets: Targets = {
    routes: new Map(
      siteRoutes(sources, resolved).map(({ route, kind, origin }) => [
        route,
        kind === 'redirect' || !origin ? undefined : pages.get(origin.document),
      ]),
    ),
  }
  return texts.flatMap((text) => {
    if (text.format === 'link') return checkLink(text, text.text, targets)
    if (text.format !== 'markdown') return []
    return markdownLinks(text.text).flatMap((link) => checkMarkdownLink(text, link, targets))
  })
}

function checkMarkdownLink(text: SiteText, link: string, targets: Targets): Problem[] {
  if (formats.link?.test(link)) return checkLink(text, link, targets)
  const about = {
    rule: 'invalid-link',
    what: `has a link to ${JSON.stringify(link)}, which must be ${formats.link?.must}`,
  }
  return [problemAt(text.origin, about, link)]
}

function checkLink(text: SiteText, link: string, targets: Targets): Problem[] {
  if (!link.startsWith('/') && !link.startsWith('#')) return []
  const [path = '', anchor] = link.split('#', 2)
  const route = path.replace(/\?.*$/, '')
  if (route && !targets.routes.has(route)) {
    const hint = didYouMean(route, targets.routes.keys(), 'Add the page, or change the link.')
    return [
      problemAt(text.origin, { rule: 'broken-link', what: `leads to ${route}, which no page answers`, hint }, link),
    ]
  }
  const page = route ? targets.routes.get(route) : text.page
  if (!anchor || !page?.complete) return []
  const ids = sectionIds(page)
  if (ids.includes(anchor)) return []
  const hint = didYouMean(anchor, ids, `Give the section it should lead to an "id": "${anchor}".`)?.replace('"', '"#')
  return [
    problemAt(
      text.origin,
      {
        rule: 'broken-anchor',
        what: `leads to #${anchor}, but no section of ${page.route} has that id`,
        hint: ids.length ? hint : `Give the section it should lead to an "id": "${anchor}".`,
      },
      link,
    ),
  ]
}

function sectionIds({ data }: ResolvedPage): string[] {
  const sections = Array.isArray(data.sections) ? data.sections : []
  return sections.flatMap((section: unknown) =>
    isRecord(section) && typeof section.id === 'string' ? [section.id] : [],
  )
}
