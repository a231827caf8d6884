import type { SiteRule } from '../rule'
import { repetitionProblems } from './repetition-problem'

const page = (city: string, title: string, body: string) => `{
  "title": "${title}",
  "description": "Where our stand is on Sundays, and what we bring along: rye, oat and the rolls that children like.",
  "vars": { "city": ${city} },
  "sections": [{ "type": "prose", "title": "${title}", "body": "${body}", "level": 1 }]
}`

const BODY = 'In {city} we sell on the green, from eight until the basket is empty. Ask for the rye.'

export const copiedPage: SiteRule = {
  name: 'copied-page',
  // copying a page is the first step of adding a city, and must build
  severity: 'warning',
  asks: 'The page of a city is not a copy of another city’s page.',
  why: 'Search engines show one of the copies, if any: nobody finds the others.',
  mend: 'Rewrite the copy before the site is published, or keep it from search engines with "index": false until then. A page is a copy when it shares 85% with another one, its variables left out; "uniqueness" in site.json sets another limit.',
  example: {
    of: 'page',
    wrong: page('«"Stowe"»', 'Bread in {city}', `${BODY} [Avon](/avon)`),
    right: page(
      '"Stowe"',
      'Bread in {city}',
      'On Sundays we stand by the bridge, where the ferry’s crew has breakfast; come before ten. On Mondays: [Avon](/avon).',
    ),
    beside: {
      'pages/avon.json': {
        title: 'Rolls in {city}',
        description: 'Where our stand is on Mondays, and which of the rolls we bring: poppy, sesame and salt.',
        vars: { city: 'Avon' },
        sections: [{ type: 'prose', title: 'Bread in {city}', body: BODY, level: 1 }],
      },
    },
  },
  checkSite: (site) =>
    repetitionProblems(copiedPage, site, ['copy'], 'Until then "index": false keeps search engines away.'),
}
