import { type Address, type ListedRedirect, QUOTE_FORM_ROUTE } from '../../site/addresses'
import { internalRoute } from '../../documents/links'
import { markedPage, markedSite } from '../definition/examples'
import { type Finding, type SiteView, errors, originIn, repeatsAmong, warnings } from '../definition/rule'

/** The "redirects" of site.json as a text. */
const redirects = (goals: Record<string, string>) => {
  const entries = Object.entries(goals).map(([from, to]) => `    { "from": "${from}", "to": "${to}" }`)
  return `"redirects": [\n${entries.join(',\n')}\n  ]`
}

export const ADDRESS_RULES = [
  ...errors({
    'reserved-address': {
      asks: 'No page, alias or redirect has an address that the build or the host needs.',
      why: 'The build writes its own files to /assets, /images and /embeds; hosts read _headers and _redirects, and show index.html for the folder that it stands in. A page there would be lost, or shown as it was a year ago.',
      fix: 'Choose another address; a page’s is changed by renaming its file.',
      example: markedPage({ more: '"aliases": [«"/images"»]' }, '"/our-pictures"'),
      checkSite: (view) =>
        view.addresses.all.flatMap((address) => {
          const { kind, route } = address
          const [reserved] = RESERVED.exec(route) ?? []
          // redirects from an older site's pictures do no harm; the sample form's own address is taken
          const isHarmless = kind === 'redirect' && reserved !== undefined && !route.endsWith(reserved)
          if (reserved === undefined || isHarmless || route === QUOTE_FORM_ROUTE) return []
          const what = `has the address ${route}, and ${reserved} belongs to the site’s host or to the build`
          return atAddress(view, address, what, 'Rename the file or its folder.', 'Choose another address.')
        }),
    },
    'route-clash': {
      asks: 'Every address leads to one thing.',
      why: 'Of two pages with one address one could never be seen.',
      fix: 'Rename one of the files, or take the alias or redirect away.',
      example: markedPage({ more: '"aliases": ["/start", «"/start"»]' }, '"/home"'),
      checkSite: (view) => {
        const real = view.addresses.all.filter(({ kind, page }) => kind !== 'page' || page)
        return repeatsAmong(real, ({ route }) => route).flatMap(([address, owner]) => {
          const what = `has the address ${address.route}, which is taken by ${describeOwner(owner)}`
          const another = 'Choose another address, or take this one away.'
          return atAddress(view, address, what, 'Rename one of the two files.', another)
        })
      },
    },
    'redirect-loop': {
      asks: 'Redirects lead to a page in the end.',
      why: 'Browsers give up on redirects that lead round in a circle, and show an error in place of the site.',
      fix: 'Lead one of the redirects to a page.',
      example: {
        of: 'site',
        wrong: `  ${redirects({ '/old': '«/older»', '/older': '/old' })}`,
        right: `  ${redirects({ '/old': '/', '/older': '/' })}`,
      },
      checkSite: (view) => {
        const reported = new Set<ListedRedirect>()
        return followedRedirects(view).flatMap((first) => {
          const loop = [...followRedirects(view, first)]
          if (reported.has(first) || nextRedirect(view, loop.at(-1) ?? first) !== first) return []
          loop.forEach((redirect) => reported.add(redirect))
          const circle = [...loop, first].map(({ from }) => from).join(' → ')
          const what = loop.length === 1 ? 'leads to itself' : `leads round in a circle: ${circle}`
          const hint = loop.length === 1 ? 'Let it lead to a page.' : 'Let one of them lead to a page.'
          return { ...placeOfGoal(view, first), what, hint }
        })
      },
    },
  }),
  ...warnings({
    'redirect-chain': {
      asks: 'A redirect leads to its goal at once, not to another redirect.',
      why: 'Every redirect on the way costs the visitor a wait, and search engines give up after a few.',
      fix: 'Write the address at the end of the chain.',
      example: markedSite(redirects({ '/older': '«/old»', '/old': '/' }), '/'),
      checkSite: (view) =>
        followedRedirects(view).flatMap((first) => {
          const [, second, ...others] = followRedirects(view, first)
          if (!second) return []
          const goal = (others.at(-1) ?? second).to
          const what = `leads to ${second.from}, which is itself a redirect to ${second.to}`
          return { ...placeOfGoal(view, first), what, hint: `Write "to": ${JSON.stringify(goal)}.` }
        }),
    },
  }),
]

/** The redirects whose address nothing else answers; others never take effect. */
const followedRedirects = ({ addresses: { all, byRoute } }: SiteView): ListedRedirect[] =>
  all.flatMap(({ route, redirect }) => (redirect && byRoute.get(route)?.redirect === redirect ? redirect : []))

/** The redirect that a redirect leads to. */
const nextRedirect = ({ addresses: { byRoute } }: SiteView, { to }: ListedRedirect): ListedRedirect | undefined =>
  byRoute.get(internalRoute(to) ?? '')?.redirect

/** A redirect and those that follow it, up to the last one or the first repetition. */
function followRedirects(view: SiteView, first: ListedRedirect): Set<ListedRedirect> {
  const way = new Set<ListedRedirect>()
  for (let at: ListedRedirect | undefined = first; at && !way.has(at); at = nextRedirect(view, at)) way.add(at)
  return way
}

const placeOfGoal = (view: SiteView, { index, to }: ListedRedirect) => ({
  origin: originIn(view, view.site.document?.file ?? '', ['redirects', index, 'to']),
  mark: { part: to },
})

/** "/index" is the file of the home page, as "/towns/index" is that of "/towns". */
const RESERVED = /^\/(?:assets|images|embeds|_headers|_redirects)(?=\/|$)|\/index$/

/** What is wrong with an address, and what to do: about the file of a page, or else at the place that names it. */
function atAddress(
  view: SiteView,
  { kind, file, path = [], page }: Address,
  what: string,
  ofFile: string,
  otherwise: string,
): Finding[] {
  if (file === undefined || (kind === 'page' && !page)) return []
  const origin = originIn(view, file, path)
  return kind === 'page' ? [{ origin, what, hint: ofFile, mark: 'beginning' }] : [{ origin, what, hint: otherwise }]
}

/** What answers an address, as messages name it. */
export function describeOwner({ kind, file }: Address): string {
  if (file === undefined) return 'the site itself'
  return kind === 'page' ? file : `${file}, as ${kind === 'alias' ? 'an alias' : 'a redirect'}`
}
