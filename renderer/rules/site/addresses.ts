import { type Address, type ListedRedirect, QUOTE_FORM_ROUTE } from '../../site/addresses'
import { internalRoute } from '../../documents/links'
import { markedPage, markedSite } from '../definition/examples'
import { type Finding, type SiteView, errors, originIn, repeatsAmong, warnings } from '../definition/rule'

/** The "redirects" of site.json, as text. */
const redirects = (targets: Record<string, string>) => {
  const entries = Object.entries(targets).map(([from, to]) => `    { "from": "${from}", "to": "${to}" }`)
  return `"redirects": [\n${entries.join(',\n')}\n  ]`
}

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
          const [reserved] = RESERVED.exec(route) ?? []
          // redirects from an old site's pictures do no harm; the sample form's own address is a route-clash
          const isHarmless = kind === 'redirect' && reserved !== undefined && !route.endsWith(reserved)
          if (reserved === undefined || isHarmless || route === QUOTE_FORM_ROUTE) return []
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
        return repeatsAmong(realAddresses, ({ route }) => route).flatMap(([address, owner]) => {
          const what = `has the address ${address.route}, which is already taken by ${describeOwner(owner)}`
          const hint = 'Choose another address, or delete this one.'
          return atAddress(view, address, what, 'Rename one of the two files.', hint)
        })
      },
    },
    'redirect-loop': {
      asks: 'Every redirect ends at a page.',
      why: 'Browsers give up on redirects that go around in a circle, and show an error instead of the site.',
      fix: 'Point one of the redirects to a page.',
      example: {
        of: 'site',
        wrong: `  ${redirects({ '/old': '«/older»', '/older': '/old' })}`,
        right: `  ${redirects({ '/old': '/', '/older': '/' })}`,
      },
      checkSite: (view) => {
        const reported = new Set<ListedRedirect>()
        return followedRedirects(view).flatMap((first) => {
          const chain = [...followRedirects(view, first)]
          const isLoop = nextRedirect(view, chain.at(-1) ?? first) === first
          if (!isLoop || reported.has(first)) return []
          chain.forEach((redirect) => reported.add(redirect))
          const circle = [...chain, first].map(({ from }) => from).join(' → ')
          const what = chain.length === 1 ? 'leads to itself' : `goes around in a circle: ${circle}`
          const hint = chain.length === 1 ? 'Point it to a page.' : 'Point one of them to a page.'
          return { ...placeOfTarget(view, first), what, hint }
        })
      },
    },
  }),
  ...warnings({
    'redirect-chain': {
      asks: 'A redirect leads directly to its destination, not to another redirect.',
      why: 'Every extra redirect makes visitors wait, and search engines give up after a few.',
      fix: 'Write the address at the end of the chain.',
      example: markedSite(redirects({ '/older': '«/old»', '/old': '/' }), '/'),
      checkSite: (view) =>
        followedRedirects(view).flatMap((first) => {
          const [, ...followers] = followRedirects(view, first)
          const [second] = followers
          if (!second) return []
          const what = `leads to ${second.from}, which is itself a redirect to ${second.to}`
          return { ...placeOfTarget(view, first), what, hint: `Write "to": ${JSON.stringify(followers.at(-1)?.to)}.` }
        }),
    },
  }),
]

/** The redirects that take effect, since nothing else has their address. */
const followedRedirects = ({ addresses: { all, byRoute } }: SiteView): ListedRedirect[] =>
  all.flatMap(({ route, redirect }) => (redirect && byRoute.get(route)?.redirect === redirect ? redirect : []))

const nextRedirect = ({ addresses: { byRoute } }: SiteView, { to }: ListedRedirect): ListedRedirect | undefined =>
  byRoute.get(internalRoute(to) ?? '')?.redirect

/** A redirect and those it leads to, up to the last one or the first that repeats. */
function followRedirects(view: SiteView, first: ListedRedirect): Set<ListedRedirect> {
  const chain = new Set<ListedRedirect>()
  let redirect: ListedRedirect | undefined = first
  for (; redirect && !chain.has(redirect); redirect = nextRedirect(view, redirect)) chain.add(redirect)
  return chain
}

const placeOfTarget = (view: SiteView, { index, to }: ListedRedirect) => ({
  origin: originIn(view, view.site.document?.file ?? '', ['redirects', index, 'to']),
  mark: { part: to },
})

/** "/index" is the file of the home page, and "/towns/index" that of "/towns". */
const RESERVED = /^\/(?:assets|images|embeds|_headers|_redirects)(?=\/|$)|\/index$/

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
