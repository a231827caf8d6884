import type { SiteRule } from '../rule'
import { repeatedValues } from './repeated-values'

export const duplicateTitle: SiteRule = {
  name: 'duplicate-title',
  severity: 'warning',
  asks: 'Every page that search engines may show has a title of its own.',
  why: 'People choose a search result, a bookmark or a tab by its title; of two pages with one title, a search engine may show neither as you want.',
  mend: 'Say in the title what only this page has, such as its service or its city.',
  example: {
    of: 'page',
    wrong: `{
  "title": «"Fresh bread in Stowe"»,
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "sections": [{ "type": "prose", "title": "Words", "body": "More of it [here](/bread).", "level": 1 }]
}`,
    right: `{
  "title": "Birthday cakes in Stowe",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "sections": [{ "type": "prose", "title": "Words", "body": "More of it [here](/bread).", "level": 1 }]
}`,
    beside: {
      'pages/bread.json': {
        title: 'Fresh bread in Stowe',
        description: 'Sourdough and rye, baked every night and sold while it is warm.',
        sections: [{ type: 'prose', title: 'Bread', body: 'Back to the [start](/).', level: 1 }],
      },
    },
  },
  checkSite: (site) => repeatedValues(duplicateTitle, site, 'title'),
}
