import type { Section } from '../../../schemas/types'
import { anchorsOf } from '../../../sections/anchors'
import { formats } from '../formats'
import { markdownLinks } from '../markdown-links'
import type { Problem } from '../problem'
import { problemAt } from '../problem-at'
import type { ResolvedPage } from '../resolved'
import { siteRoutes } from '../site-routes'
import type { SiteText } from '../site-texts'
import { didYouMean } from '../suggest'
import type { WholeSite } from '../whole-site'

/** Every route, with the page that answers it; a redirect and a broken page have none. */
type Targets = Map<string, ResolvedPage | undefined>

/** Every internal link leads to an address of the site, and every #place to something that has that id. */
export function checkLinks({ sources, resolved, texts }: WholeSite): Problem[] {
  const pages = new Map(resolved.pages.map((page) => [page.document, page]))
  const pageOf = ({ kind, origin }: ReturnType<typeof siteRoutes>[number]) =>
    kind === 'redirect' || !origin ? undefined : pages.get(origin.document)
  const targets: Targets = new Map(siteRoutes(sources, resolved).map((route) => [route.route, pageOf(route)]))
  return texts.flatMap((text) => {
    if (text.format === 'link') return checkLink(text, text.text, targets)
    if (text.format !== 'markdown') return []
    return markdownLinks(text.text).flatMap((link) => checkMarkdownLink(text, link, targets))
  })
}

function checkMarkdownLink(text: SiteText, link: string, targets: Targets): Problem[] {
  if (formats.link?.test(link)) return checkLink(text, link, targets)
  const what = `has a link to ${JSON.stringify(link)}, which must be ${formats.link?.must}`
  return [problemAt(text.origin, { rule: 'invalid-link', what }, { part: link })]
}

function checkLink(text: SiteText, link: string, targets: Targets): Problem[] {
  if (!link.startsWith('/') && !link.startsWith('#')) return []
  const [path = '', anchor] = link.split('#', 2)
  const route = path.replace(/\?.*$/, '')
  if (route && !targets.has(route)) {
    const what = `leads to ${route}, which no page answers`
    const hint = didYouMean(route, targets.keys(), 'Add the page, or change the link.')
    return [problemAt(text.origin, { rule: 'broken-link', what, hint }, { part: link })]
  }
  const page = route ? targets.get(route) : text.page
  return anchor && page?.complete ? checkAnchor(text, link, anchor, page) : []
}

function checkAnchor(text: SiteText, link: string, anchor: string, { route, data }: ResolvedPage): Problem[] {
  const sections = Array.isArray(data.sections) ? (data.sections as Section[]) : []
  const anchors = sections.flatMap((section) => anchorsIfValid(section)).map((id) => `#${id}`)
  if (anchors.includes(`#${anchor}`)) return []
  const what = `leads to #${anchor}, but nothing on ${route} has that id`
  const hint = didYouMean(`#${anchor}`, anchors, `Give the section it should lead to an "id": "${anchor}".`)
  return [problemAt(text.origin, { rule: 'broken-anchor', what, hint }, { part: link })]
}

/** The section may not be what its schema says: that is told elsewhere, and must not break this check. */
function anchorsIfValid(section: Section): string[] {
  const isFaq =
    section.type === 'faq' &&
    Array.isArray(section.items) &&
    section.items.every(({ question }) => typeof question === 'string')
  if (isFaq) return anchorsOf(section)
  return typeof section.id === 'string' ? [section.id] : []
}
