import { problemOf } from '../../problems/problem-of'
import type { SiteRule } from '../rule'
import { type Redirect, followRedirects, nextRedirect, redirectsOf } from './redirects'

export const redirectLoop: SiteRule = {
  name: 'redirect-loop',
  severity: 'error',
  asks: 'Redirects lead to a page in the end.',
  why: 'Browsers give up on redirects that lead round in a circle, and show an error in place of the site.',
  mend: 'Lead one of the redirects to a page.',
  example: {
    of: 'site',
    wrong: `  "redirects": [
    { "from": "/old", "to": "«/older»" },
    { "from": "/older", "to": "/old" }
  ]`,
    right: `  "redirects": [
    { "from": "/old", "to": "/" },
    { "from": "/older", "to": "/" }
  ]`,
  },
  checkSite: (site) => {
    const redirects = redirectsOf(site)
    const told = new Set<Redirect>()
    return [...redirects.values()].flatMap((first) => {
      const loop = [...followRedirects(redirects, first)]
      if (told.has(first) || nextRedirect(redirects, loop.at(-1) ?? first) !== first) return []
      loop.forEach((redirect) => told.add(redirect))
      const circle = [...loop, first].map(({ from }) => from).join(' → ')
      const what = loop.length === 1 ? 'leads to itself' : `leads round in a circle: ${circle}`
      const hint = loop.length === 1 ? 'Let it lead to a page.' : 'Let one of them lead to a page.'
      return [problemOf(redirectLoop, first.origin, { what, hint }, { part: first.to })]
    })
  },
}
