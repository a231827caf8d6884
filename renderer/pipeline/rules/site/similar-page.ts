import type { SiteRule } from '../rule'
import { repetitionProblems } from './repetition-problem'

const page = (city: string, body: string) => `{
  "title": "Bread in {city}",
  "description": "Where our stand is on Sundays, and what we bring along: rye, oat and the rolls that children like.",
  "vars": { "city": ${city} },
  "sections": [{ "type": "prose", "title": "Our stand in {city}", "body": "${body}", "level": 1 }]
}`

const SHARED =
  'Rye, oat and wheat come from the stone oven that our grandfather built with his own hands. What is left at noon goes to the school kitchen.'

export const similarPage: SiteRule = {
  name: 'similar-page',
  severity: 'warning',
  asks: 'The page of a city says something that the pages of the other cities don’t.',
  why: 'Search engines take pages that differ in little but the name for doorway pages, and show none of them; a visitor learns nothing about the own town.',
  mend: 'Write what is true of this city only: its streets, its houses, what people there ask. `npm run uniqueness` shows what pages share: the text of their own sections, in runs of five words, with the page’s variables left out. A page is similar when it shares 60% with another one, or when less than 40% of it is its own; "uniqueness" in site.json sets other limits.',
  example: {
    of: 'page',
    wrong: page('«"Stowe"»', `${SHARED} We are in [Avon](/avon) too.`),
    right: page(
      '"Stowe"',
      'By the bridge on Sundays, where the river is loud enough that you must shout your order. Come before ten for rolls; the ferry’s crew eats the rest. On Mondays we are in [Avon](/avon).',
    ),
    beside: {
      'pages/avon.json': {
        title: 'Rolls in {city}',
        description: 'Where our stand is on Mondays, and which of the rolls we bring: poppy, sesame and salt.',
        vars: { city: 'Avon' },
        sections: [{ type: 'prose', title: 'Our stand in {city}', body: `On the green. ${SHARED}`, level: 1 }],
      },
    },
  },
  checkSite: (site) =>
    repetitionProblems(
      similarPage,
      site,
      ['similar', 'little of its own'],
      '`npm run uniqueness` shows what pages share.',
    ),
}
