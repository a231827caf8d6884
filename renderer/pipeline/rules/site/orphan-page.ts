import { NOT_FOUND_ROUTE } from '../../embed-routes'
import { problemOf } from '../../problems/problem-of'
import type { ResolvedPage } from '../../resolved'
import type { SiteRule } from '../rule'
import { linkedPages } from './linked-pages'

const page = (body: string) => `{
  "title": "A page",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "sections": [{ "type": "prose", "title": "Words", "body": "${body}", "level": 1 }]
}`

export const orphanPage: SiteRule = {
  name: 'orphan-page',
  severity: 'warning',
  asks: 'Every page is linked from another one, or from the navigation or the footer.',
  why: 'Visitors find such a page only by its address, and search engines think little of it.',
  mend: 'Link to it from where visitors look for it. One that is reached another way, as after a form, has "index": false.',
  example: {
    of: 'page',
    wrong: page('We bake bread.'),
    right: page('We bake [bread](/bread).'),
    beside: {
      'pages/bread.json': {
        title: 'Bread',
        description: 'Another page, with another sentence that is neither too short nor too long.',
        sections: [{ type: 'prose', title: 'Bread', body: 'Rye and wheat.', level: 1 }],
      },
    },
  },
  checkSite: (site) => {
    const linked = linkedPages(site)
    return site.resolved.pages
      .filter((page) => !isReachedOtherwise(page) && !linked.has(page))
      .map((page) => {
        const { route } = page
        const what = 'is linked from no other page, nor from the navigation or the footer'
        const hint = `Link to ${route} from where visitors look for it, or give the page "index": false.`
        return problemOf(orphanPage, { document: site.open(page).document, path: [] }, { what, hint }, 'beginning')
      })
  },
}

const isReachedOtherwise = ({ route, data }: ResolvedPage): boolean =>
  route === '/' || route === NOT_FOUND_ROUTE || data.index === false
