import type { SiteRule } from '../rule'
import { repeatedValues } from './repeated-values'

export const duplicateDescription: SiteRule = {
  name: 'duplicate-description',
  severity: 'warning',
  asks: 'Every page that search engines may show has a description of its own.',
  why: 'Two search results with the same words give no reason to choose the right one; a search engine puts words of its own choice there.',
  mend: 'Say in the description what a visitor finds on this page only.',
  example: {
    of: 'page',
    wrong: `{
  "title": "Birthday cakes in Stowe",
  "description": «"Baked every night in Stowe, and sold while it is warm."»,
  "sections": [{ "type": "prose", "title": "Words", "body": "More of it [here](/bread).", "level": 1 }]
}`,
    right: `{
  "title": "Birthday cakes in Stowe",
  "description": "Cakes for every age, ordered by noon and ready the next day.",
  "sections": [{ "type": "prose", "title": "Words", "body": "More of it [here](/bread).", "level": 1 }]
}`,
    beside: {
      'pages/bread.json': {
        title: 'Fresh bread in Stowe',
        description: 'Baked every night in Stowe, and sold while it is warm.',
        sections: [{ type: 'prose', title: 'Bread', body: 'Back to the [start](/).', level: 1 }],
      },
    },
  },
  checkSite: (site) => repeatedValues(duplicateDescription, site, 'description'),
}
