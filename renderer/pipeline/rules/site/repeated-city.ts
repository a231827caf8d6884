import { problemOf } from '../../problems/problem-of'
import { originIn } from '../site-view'
import type { SiteRule } from '../rule'

const page = (city: string) => `{
  "title": "A page",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "vars": { "city": ${city} },
  "sections": [{ "type": "prose", "title": "Words", "body": "Text.", "level": 1 }]
}`

export const repeatedCity: SiteRule = {
  name: 'repeated-city',
  // a page that was just copied is built and shown while its author writes
  severity: 'warning',
  asks: 'Every city page has a city of its own.',
  why: 'The lists of cities would name the city twice; mostly a page was copied and its city forgotten.',
  mend: 'Change the city among the page’s vars.',
  example: {
    of: 'page',
    wrong: page('«"stowe"»'),
    right: page('"Avon"'),
    beside: {
      'pages/a-town.json': {
        title: 'A town',
        description: 'Another page, with another sentence that is neither too short nor too long.',
        index: false,
        vars: { city: 'Stowe' },
        sections: [{ type: 'prose', title: 'A town', body: 'Other words.', level: 1 }],
      },
    },
  },
  checkSite: (view) => {
    const first = new Map<string, string>()
    return view.pages.flatMap(({ file, vars: { city } }) => {
      if (city === undefined) return []
      const name = city.toLowerCase().replace(/\s/g, '')
      const earlier = first.get(name)
      if (earlier === undefined) {
        first.set(name, file)
        return []
      }
      const what = `is ${JSON.stringify(city)}, the city of ${earlier} already`
      const hint = 'Name the city that this page is about.'
      return [problemOf(repeatedCity, originIn(view, file, ['vars', 'city']), { what, hint })]
    })
  },
}
