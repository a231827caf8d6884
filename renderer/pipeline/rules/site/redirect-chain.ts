import { problemOf } from '../../problems/problem-of'
import type { SiteRule } from '../rule'
import { followRedirects, redirectsOf } from './redirects'

export const redirectChain: SiteRule = {
  name: 'redirect-chain',
  severity: 'warning',
  asks: 'A redirect leads to its goal at once, not to another redirect.',
  why: 'Every redirect on the way costs the visitor a wait, and search engines give up after a few.',
  mend: 'Write the address at the end of the chain.',
  example: {
    of: 'site',
    wrong: `  "redirects": [
    { "from": "/older", "to": "«/old»" },
    { "from": "/old", "to": "/" }
  ]`,
    right: `  "redirects": [
    { "from": "/older", "to": "/" },
    { "from": "/old", "to": "/" }
  ]`,
  },
  checkSite: (site) => {
    const redirects = redirectsOf(site)
    return [...redirects.values()].flatMap((first) => {
      const [, second, ...others] = followRedirects(redirects, first)
      if (!second) return []
      const goal = (others.at(-1) ?? second).to
      const what = `leads to ${second.from}, which is itself a redirect to ${second.to}`
      return [
        problemOf(
          redirectChain,
          first.origin,
          { what, hint: `Write "to": ${JSON.stringify(goal)}.` },
          { part: first.to },
        ),
      ]
    })
  },
}
