import type { Page, Site } from '../../schemas/types'
import { type Clock, isShown } from '../documents/clock'
import { isRecord } from '../documents/json-tree'
import { linkOf } from '../documents/links'
import { scheduleOf } from '../documents/schedule'

/**
 * The data of site.json as it is published: without a notice that isn't due, and without the buttons, the entries of the navigation and the redirects that lead to
 * pages that aren't there.
 * @param absent the routes of these pages
 */
export function publishedSite(written: Site, absent: string[], clock: Clock): Site {
  const { notice, ...others } = written
  const site = notice && !isShown(scheduleOf(notice), clock) ? others : written
  if (absent.length === 0) return site
  const leadsNowhere = createCheck(absent, site.url)
  const { redirects } = site
  return {
    ...(withoutButtons(site, leadsNowhere) as Site),
    ...(redirects && { redirects: redirects.filter(({ to }) => !leadsNowhere(to)) }),
  }
}

/** The data of a page without the buttons, in lists of them, that lead to pages that aren't there. */
export const publishedPage = (page: Page, absent: string[] = [], site: Site): Page =>
  absent.length === 0 ? page : (withoutButtons(page, createCheck(absent, site.url)) as Page)

/**
 * Leaves out the other buttons that lead to pages that aren't there, and of other such links all but the words: <a>prices</a>,
 * which HTML calls a placeholder.
 */
export function withoutLinks(html: string, absent: string[] = [], site: Site): string {
  if (absent.length === 0) return html
  const leadsNowhere = createCheck(absent, site.url)
  return html.replaceAll(/(<a\b[^>]*>)(.*?<\/a>)/gs, (link, tag: string, rest: string) => {
    const [attribute = '', address = ''] = /\shref="([^"]*)"/.exec(tag) ?? []
    if (!leadsNowhere(address.replaceAll('&amp;', '&'))) return link
    return /\sclass="button[ "]/.test(tag) ? '' : tag.replace(attribute, '') + rest
  })
}

type Check = (link: string) => boolean

function createCheck(absent: string[], url: string): Check {
  const routes = new Set(absent)
  return (link) => routes.has(linkOf(link, url).route)
}

/** A value without the entries of lists that are nothing but a link that leads nowhere. */
function withoutButtons(value: unknown, leadsNowhere: Check): unknown {
  const isGone = (part: unknown) =>
    isRecord(part) &&
    typeof part.label === 'string' &&
    typeof part.href === 'string' &&
    // an item with a title says more, and an entry with entries of its own still leads to them
    !Object.hasOwn(part, 'title') &&
    !(Array.isArray(part.items) && part.items.length > 0) &&
    leadsNowhere(part.href)
  if (Array.isArray(value))
    return value.map((entry: unknown) => withoutButtons(entry, leadsNowhere)).filter((entry) => !isGone(entry))
  if (!isRecord(value)) return value
  const members = Object.entries(value).map(([name, member]) => [name, withoutButtons(member, leadsNowhere)] as const)
  const isMenu = typeof value.label === 'string' && typeof value.href === 'string'
  const isEmptyMenu = (name: string, member: unknown) =>
    isMenu && name === 'items' && Array.isArray(member) && member.length === 0
  return Object.fromEntries(members.filter(([name, member]) => !isEmptyMenu(name, member)))
}
