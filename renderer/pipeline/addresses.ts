import { SAMPLE_FORM } from '../../sections/ui/quote-form-source'
import { isRecord, type Path } from './documents/json-tree'
import type { PageFacts } from './facts'
import type { LoadedSite } from './site'
import type { Site } from '../../schemas/types'

/** The page of our own that stands in the quote form's frame where a site has no form of its own. */
export const QUOTE_FORM_ROUTE = SAMPLE_FORM

/** The page that unknown addresses show: pages/404.json. */
export const NOT_FOUND_ROUTE = '/404'

/** An address that the site answers, and what gives it. */
export interface Address {
  route: string
  kind: 'page' | 'alias' | 'redirect' | 'embed'
  /** The document that gives it, and where; the engine's own address has none. */
  file?: string
  path?: Path
  /** The page that answers, where it can be read. */
  page?: PageFacts
  /** Where it leads, if it is a redirect's. */
  redirect?: Redirect
}

/** A redirect of site.json. */
export interface Redirect {
  from: string
  to: string
  /** Its place in the list. */
  index: number
}

/** What a site answers. */
export interface Addresses {
  /** Every address, with repetitions: the engine's own first, then pages, aliases, and redirects. */
  all: Address[]
  /** The first that gives each. */
  byRoute: Map<string, Address>
}

/** Lists the addresses of a site. */
export function addressesOf(pages: PageFacts[], { document, data }: Pick<LoadedSite, 'document' | 'data'>): Addresses {
  const own = pages.map((page): Address => ({
    route: page.route,
    kind: 'page',
    file: page.file,
    path: [],
    ...(page.isReadable && { page }),
  }))
  const aliases = pages.flatMap((page) =>
    page.aliases.flatMap((route, index): Address[] =>
      route === '' ? [] : [{ route, kind: 'alias', file: page.file, path: ['aliases', index], page }],
    ),
  )
  const list: unknown[] = Array.isArray(data.redirects) ? data.redirects : []
  const redirects = list.flatMap((redirect, index): Address[] => {
    if (!isRecord(redirect) || typeof redirect.from !== 'string') return []
    const { from } = redirect
    const to = typeof redirect.to === 'string' ? redirect.to : ''
    const path = ['redirects', index, 'from']
    return [{ route: from, kind: 'redirect', file: document?.file, path, redirect: { from, to, index } }]
  })
  const all: Address[] = [{ route: QUOTE_FORM_ROUTE, kind: 'embed' }, ...own, ...aliases, ...redirects]
  return { all, byRoute: new Map(all.toReversed().map((address) => [address.route, address])) }
}

/** An address of the site as the whole world knows it: "/plano" is "https://example.com/plano". */
export const absoluteUrl = (path: string, { url }: Site): string => `${url}${path}`

/** The one address that search engines keep for a page; aliases share their page's. */
export const canonicalUrl = ({ route, data }: { route: string; data: { canonical?: string } }, site: Site): string =>
  data.canonical ?? absoluteUrl(route, site)
