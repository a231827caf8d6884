import { internalRoute } from '../../documents/links'
import { type ListedRedirect, redirectAt } from '../../site/addresses'
import { hostRedirects, parseOldAddress } from '../../site/old-addresses'
import { markedSite } from '../definition/examples'
import { type Finding, type SiteView, errors, originIn, warnings } from '../definition/rule'

/** The "redirects" of site.json, as text. */
const redirects = (targets: Record<string, string>) => {
  const entries = Object.entries(targets).map(([from, to]) => `    { "from": "${from}", "to": "${to}" }`)
  return `"redirects": [\n${entries.join(',\n')}\n  ]`
}

export const REDIRECT_RULES = [
  ...errors({
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
          const ownPath = pathOfQuery(first)
          if (ownPath !== undefined && ownPath === internalRoute(first.to)) {
            const hint = 'Point it to another page, or delete it.'
            return [{ ...placeOfTarget(view, first), what: `leads back to ${ownPath}`, hint }]
          }
          const steps = followRedirects(view, first)
          const chain = [...steps.keys()]
          const isLoop = redirectAt([...steps.values()].at(-1) ?? '', view.addresses)?.redirect === first
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
          const [, second, ...others] = followRedirects(view, first)
          if (!second) return []
          const [{ from, to }, secondEnd] = second
          const end = others.at(-1)?.[1] ?? secondEnd
          const what = `leads to ${from}, which is itself a redirect to ${to}`
          return { ...placeOfTarget(view, first), what, hint: `Write "to": ${JSON.stringify(end)}.` }
        }),
    },
    'redirect-support': {
      asks: 'Every host can redirect the old addresses of a site.',
      why: 'Cloudflare Pages leaves out addresses with a query, and all but the first 2,000 redirects and 100 with /*. GitHub Pages only redirects single addresses without a query. Visitors of the others would get the page for unknown addresses.',
      fix: 'If your host can, turn this warning off: "rules": { "redirect-support": "off" }.',
      example: markedSite('"redirects": [{ "from": «"/index.php?page=prices"», "to": "/" }]', '"/prices.html"'),
      checkSite: (view) => {
        const { patterns } = view.addresses
        const withQuery = patterns.filter(({ isWildcard }) => !isWildcard).map(({ redirect }) => redirect)
        const wildcards = patterns.filter(({ isWildcard }) => isWildcard).map(({ redirect }) => redirect)
        // hosts get an address with a slash at its end without it as well
        const single = followedRedirects(view)
          .filter(({ from }) => !/[*?]/.test(from))
          .flatMap((redirect) => hostRedirects([redirect]).map(() => redirect))
        const inOrder = (redirects: ListedRedirect[]) => redirects.toSorted((a, b) => a.index - b.index)
        return [
          ...atFirst(view, inOrder(withQuery), 'names a query, which Cloudflare Pages and GitHub Pages can’t redirect'),
          ...atFirst(view, inOrder(wildcards), 'stands for many addresses, which GitHub Pages can’t redirect'),
          ...atFirst(view, single.slice(MAX_SINGLE), tooMany(single.length, 'redirects', MAX_SINGLE)),
          ...atFirst(
            view,
            wildcards.slice(MAX_WILDCARDS),
            tooMany(wildcards.length, 'redirects from /*', MAX_WILDCARDS),
          ),
        ]
      },
    },
  }),
]

/** The limits of Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/redirects/ */
const MAX_SINGLE = 2000
const MAX_WILDCARDS = 100

const tooMany = (total: number, kind: string, most: number) =>
  `is one of ${total.toLocaleString('en-US')} ${kind}, of which Cloudflare Pages takes only ${most.toLocaleString('en-US')}`

/** A finding at the first of some redirects that a host leaves out. */
const atFirst = (view: SiteView, [first]: ListedRedirect[], what: string): Finding[] =>
  first ? [{ origin: originIn(view, view.site.document?.file ?? '', ['redirects', first.index, 'from']), what }] : []

/** The redirects that take effect, since nothing else has their address. */
function followedRedirects({ addresses: { all, byRoute, patterns } }: SiteView): ListedRedirect[] {
  const patternRedirects = new Set(patterns.map(({ redirect }) => redirect))
  return all.flatMap(({ route, redirect }) =>
    redirect && (byRoute.get(route)?.redirect === redirect || patternRedirects.has(redirect)) ? redirect : [],
  )
}

/** A redirect and those it leads to, up to the last one or the first that repeats, each with where it leads from there. */
function followRedirects({ addresses }: SiteView, first: ListedRedirect): Map<ListedRedirect, string> {
  const chain = new Map<ListedRedirect, string>()
  let step: ReturnType<typeof redirectAt> = { redirect: first, to: first.to }
  for (; step && !chain.has(step.redirect); step = redirectAt(step.to, addresses)) chain.set(step.redirect, step.to)
  return chain
}

/** The path of a redirect from an address with a query. */
function pathOfQuery({ from }: ListedRedirect): string | undefined {
  const { path, query = [] } = parseOldAddress(from) ?? {}
  return query.length > 0 ? path : undefined
}

const placeOfTarget = (view: SiteView, { index, to }: ListedRedirect) => ({
  origin: originIn(view, view.site.document?.file ?? '', ['redirects', index, 'to']),
  mark: { part: to },
})
