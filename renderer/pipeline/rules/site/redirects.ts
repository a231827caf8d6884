import type { Redirect } from '../../addresses'
import { internalRoute } from '../../documents/texts'
import { markedSite } from '../examples'
import { type SiteView, errors, originIn, warnings } from '../rule'

/** The "redirects" of site.json as a text. */
const redirects = (goals: Record<string, string>) => {
  const entries = Object.entries(goals).map(([from, to]) => `    { "from": "${from}", "to": "${to}" }`)
  return `"redirects": [\n${entries.join(',\n')}\n  ]`
}

export const REDIRECT_RULES = [
  ...errors({
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
        const reported = new Set<Redirect>()
        return followedRedirects(view).flatMap((first) => {
          const loop = [...followRedirects(view, first)]
          if (reported.has(first) || nextRedirect(view, loop.at(-1) ?? first) !== first) return []
          loop.forEach((redirect) => reported.add(redirect))
          const circle = [...loop, first].map(({ from }) => from).join(' → ')
          const what = loop.length === 1 ? 'leads to itself' : `leads round in a circle: ${circle}`
          const hint = loop.length === 1 ? 'Let it lead to a page.' : 'Let one of them lead to a page.'
          return { ...placeOf(view, first), what, hint }
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
          return { ...placeOf(view, first), what, hint: `Write "to": ${JSON.stringify(goal)}.` }
        }),
    },
  }),
]

/** The redirects whose address nothing else has; others never take effect. */
const followedRedirects = ({ addresses: { all, byRoute } }: SiteView): Redirect[] =>
  all.flatMap(({ route, redirect }) => (redirect && byRoute.get(route)?.redirect === redirect ? redirect : []))

/** The redirect that a redirect leads to. */
const nextRedirect = ({ addresses: { byRoute } }: SiteView, { to }: Redirect): Redirect | undefined =>
  byRoute.get(internalRoute(to) ?? '')?.redirect

/** A redirect and those that follow it, up to the last one or the first repetition. */
function followRedirects(view: SiteView, first: Redirect): Set<Redirect> {
  const way = new Set<Redirect>()
  for (let at: Redirect | undefined = first; at && !way.has(at); at = nextRedirect(view, at)) way.add(at)
  return way
}

const placeOf = (view: SiteView, { index, to }: Redirect) => ({
  origin: originIn(view, view.site.document?.file ?? '', ['redirects', index, 'to']),
  mark: { part: to },
})
