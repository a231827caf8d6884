import { type Address, type ListedRedirect, QUOTE_FORM_ROUTE, isTooLongForFile } from '../../site/addresses'
import { decodeRoute, parseOldAddress, shownAt } from '../../site/old-addresses'
import { internalRoute } from '../../documents/links'
import { markedPage } from '../definition/examples'
import { type Finding, type SiteView, errors, originIn, repeatsAmong } from '../definition/rule'

export const ADDRESS_RULES = [
  ...errors({
    'reserved-address': {
      asks: 'No page, alias or redirect has an address that the build or the host needs.',
      why: 'The build writes its own files to /assets, /images and /embeds; hosts read _headers and _redirects, and show index.html for the folder it is in. A page there would be lost, or shown as it was a year ago.',
      fix: 'Choose another address. To change a page’s address, rename its file.',
      example: markedPage({ more: '"aliases": [«"/images"»]' }, '"/our-pictures"'),
      checkSite: (view) =>
        view.addresses.all.flatMap((address) => {
          const { kind, route } = address
          const [reserved] = (kind === 'redirect' ? RESERVED_OLD : RESERVED).exec(route) ?? []
          // the sample form's own address is a route-clash
          if (reserved === undefined || route === QUOTE_FORM_ROUTE) return []
          const what = `has the address ${route}, but ${reserved} is reserved for the build or the host`
          return atAddress(view, address, what, 'Rename the file or its folder.', 'Choose another address.')
        }),
    },
    'route-clash': {
      asks: 'Every address leads to only one thing.',
      why: 'If two pages had the same address, one of them could never be seen.',
      fix: 'Rename one of the files, or delete the alias or redirect.',
      example: markedPage({ more: '"aliases": ["/start", «"/start"»]' }, '"/home"'),
      checkSite: (view) => {
        const realAddresses = view.addresses.all.filter(({ kind, page }) => kind !== 'page' || page)
        const hint = 'Choose another address, or delete this one.'
        const clashes = repeatsAmong(realAddresses, (address) => spellingOf(view, address))
        return [
          ...clashes.flatMap(([address, owner]) => {
            const what = `has the address ${address.route}, which is already taken by ${describeOwner(owner)}`
            return atAddress(view, address, what, 'Rename one of the two files.', hint)
          }),
          ...realAddresses.flatMap((address) => {
            const owner = coveredBy(view, address)
            if (!owner) return []
            const taken = `already taken by ${describeOwner(owner)}`
            if (address.route.endsWith('*'))
              return atAddress(view, address, `covers ${owner.route}, which is ${taken}`, '', hint)
            const what = `means ${owner.route} to some hosts, and that address is ${taken}`
            return atAddress(view, address, what, '', `Point it to ${owner.route}, or delete it.`)
          }),
        ]
      },
    },
    'long-address': {
      asks: 'An address has at most 250 characters between two slashes, and 800 in all. A letter with an accent counts as two or more.',
      why: 'An address becomes the path of a file, and no system has files with longer names.',
      fix: 'Choose a shorter address.',
      example: markedPage({ more: `"aliases": [«"/${'our-prices-and-'.repeat(17)}more"»]` }, '"/our-prices"'),
      checkSite: (view) =>
        view.addresses.all
          .filter(({ route, redirect }) =>
            isTooLongForFile((redirect && parseOldAddress(redirect.from)?.path) ?? route),
          )
          .flatMap((address) => {
            const what = `has an address of ${address.route.length} characters, which is too long for the name of a file`
            const hint = 'Write at most 250 characters between two slashes, and 800 in all.'
            return atAddress(view, address, what, `Rename the file or its folder. ${hint}`, hint)
          }),
    },
  }),
]

/** What an address is compared by. A redirect from another spelling of a page’s address may lead to that page: "/prices/" to "/prices". */
function spellingOf({ addresses: { byRoute } }: SiteView, { route, redirect }: Address): string {
  const path = redirect && parseOldAddress(redirect.from)?.path
  const owner = byRoute.get(route)
  return path && redirect && owner?.page && leadsTo(redirect, owner, byRoute) ? path : route
}

/** The page or alias that some hosts would show at the old address of a redirect. */
function coveredBy({ addresses: { all, byRoute } }: SiteView, { route, redirect }: Address): Address | undefined {
  const old = redirect && parseOldAddress(redirect.from)
  if (!old || old.query.length > 0) return undefined
  if (old.isWildcard) return all.find(({ page, route }) => page && route.startsWith(old.path))
  const owner = byRoute.get(shownAt(old.path))
  return owner?.page && owner.route !== route && !leadsTo(redirect, owner, byRoute) ? owner : undefined
}

const leadsTo = ({ to }: ListedRedirect, { page }: Address, byRoute: Map<string, Address>): boolean =>
  byRoute.get(decodeRoute(internalRoute(to) ?? '') ?? '')?.page === page

/** "/index" is the file of the home page, and "/towns/index" that of "/towns". */
const RESERVED = /^\/(?:assets|images|embeds|_headers|_redirects)(?=\/|$)|\/index$/

/** Redirects from an old site's pictures do no harm. */
const RESERVED_OLD =
  /^\/(?:assets|images|embeds|404|404\.html|robots\.txt|sitemap(?:-\d+)?\.xml|_headers|_redirects|vercel\.json|nginx\.conf|\.nojekyll|\.made-by-build)$|^\/(?:assets(?=\/.*\*$)|(?:images|embeds)\/\*$)/

/** A finding about an address: at a page's file, or at the place where the alias or redirect is written. */
function atAddress(
  view: SiteView,
  { kind, file, path = [], page }: Address,
  what: string,
  fileHint: string,
  placeHint: string,
): Finding[] {
  if (file === undefined || (kind === 'page' && !page)) return []
  const origin = originIn(view, file, path)
  return kind === 'page' ? [{ origin, what, hint: fileHint, mark: 'beginning' }] : [{ origin, what, hint: placeHint }]
}

/** What has an address, in words: "site.config/pages/plano.json", "an alias in site.config/pages/plano.json". */
export function describeOwner({ kind, file }: Address): string {
  if (file === undefined) return 'the site itself'
  return kind === 'page' ? file : `${kind === 'alias' ? 'an alias' : 'a redirect'} in ${file}`
}
