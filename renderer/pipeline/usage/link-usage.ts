import type { OpenSite } from '../inspect'
import { isRecord } from '../documents/is-record'
import { linksIn } from '../texts/internal-links'
import { siteRoutes } from '../inspect/site-routes'
import { siteTexts } from '../texts/site-texts'
import { didYouMean } from '../problems/suggest'
import { groupUses } from './group-uses'
import type { UsageReport } from './usage-report'

/**
 * Who links to an address, whatever place on its page; or a sentence that nothing has that address.
 * A page is also found by links to its aliases and its redirects.
 * @param name a route, or any address as links name it: "/contactus", "#quote", "https://example.com"
 */
export function linkUsage({ resolved, sources }: OpenSite, name: string): UsageReport | string {
  const links = siteTexts(resolved).flatMap((text) =>
    linksIn(text).map((detail) => ({ ...text, origin: text.origin, detail })),
  )
  const routes = siteRoutes(sources, resolved).map(({ route }) => route)
  const known = new Set([...routes, ...links.flatMap(({ detail }) => [detail, withoutPlace(detail)])])
  const address = [name, `/${name}`].find((candidate) => known.has(candidate))
  if (address === undefined) {
    const hint = didYouMean(name, known, 'Name a route such as /contactus.')
    return `nothing has the address ${name}, and nothing links to it. ${hint}`
  }
  const names = namesOf(resolved, address)
  const leads = links.filter(({ detail }) => names.has(detail) || names.has(withoutPlace(detail)))
  return { kind: 'link', name: address, uses: groupUses(leads, resolved) }
}

/** "/contactus?from=plano#form" is "/contactus"; "#form" stays. */
const withoutPlace = (link: string) => (link.startsWith('/') ? link.replace(/[?#].*$/, '') : link)

/** The address, and all others that lead to its page. */
function namesOf({ pages, site }: OpenSite['resolved'], address: string): Set<unknown> {
  const own = pages.map(({ route, data }) => [route, ...(Array.isArray(data.aliases) ? data.aliases : [])])
  const names = own.find((names) => names.includes(address)) ?? [address]
  const redirects = (Array.isArray(site.redirects) ? site.redirects : []).filter(isRecord)
  const from = redirects.filter(({ to }) => names.includes(to)).map(({ from }) => from)
  return new Set([...names, ...from])
}
