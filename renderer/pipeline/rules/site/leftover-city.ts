import { type CityPage, cityPages } from '../../cities/city-pages'
import type { CityText } from '../../cities/city-text'
import type { Mention } from '../../cities/find-names'
import { isLeftover } from '../../cities/is-leftover'
import type { Problem } from '../../problem'
import { problemOf } from '../../problem-of'
import type { SiteRule } from '../rule'

export const leftoverCity: SiteRule = {
  name: 'leftover-city',
  severity: 'warning',
  asks: 'A city’s page names no other city in words that were copied from that city’s page.',
  why: 'A visitor would read of a town that is not theirs, and see that the page was not written for them.',
  mend: 'Rewrite what is true of the other city only, and write {city} where the page’s own city is meant. What several pages say alike belongs in shared/.',
  example: {
    of: 'page',
    wrong: `{
  "title": "Bread in {city}",
  "description": "Our stand on Sundays, from nine until the last loaf is gone, beside the fountain.",
  "vars": { "city": "Avon" },
  "sections": [
    { "type": "prose", "title": "Sundays", "body": "We bake for «Bath» in an oven that is older than we are.", "level": 1 },
    { "type": "prose", "title": "Nearby", "body": "We are in [Bath](/bath) too." }
  ]
}`,
    right: `{
  "title": "Bread in {city}",
  "description": "Our stand on Sundays, from nine until the last loaf is gone, beside the fountain.",
  "vars": { "city": "Avon" },
  "sections": [
    { "type": "prose", "title": "Sundays", "body": "We bake for {city} in an oven that was built last year.", "level": 1 },
    { "type": "prose", "title": "Nearby", "body": "We are in [Bath](/bath) too." }
  ]
}`,
    beside: {
      'pages/bath.json': {
        title: 'Rye and oat in {city}',
        description: 'Our stand on Mondays, from eight until noon, at the corner of the old market square.',
        vars: { city: 'Bath' },
        sections: [
          {
            type: 'prose',
            title: 'Mondays',
            body: 'We bake for Bath in an oven that is older than we are.',
            level: 1,
          },
        ],
      },
    },
  },
  checkSite: ({ resolved }) => {
    const pages = cityPages(resolved.pages)
    const byCity = new Map<string, CityPage[]>()
    for (const page of pages) byCity.set(page.city, [...(byCity.get(page.city) ?? []), page])
    return pages.flatMap((page) =>
      page.texts.flatMap((text) =>
        text.mentions
          .filter(({ name }) => name !== page.city)
          .filter((mention) => byCity.get(mention.name)?.some((other) => isLeftover(page, text, mention, other)))
          .map((mention) => leftover(page, text, mention)),
      ),
    )
  },
}

function leftover({ page, city }: CityPage, { path, offsets }: CityText, { name, start, end }: Mention): Problem {
  const what = `names ${name}, in words that stand on ${name}’s own page too`
  const hint = `Rewrite what is true of ${name} only, and write {city} where ${city} is meant.`
  const problem = problemOf(leftoverCity, { document: page.document, path }, { what, hint })
  return { ...problem, start: offsets[start] ?? problem.start, end: offsets[end] ?? problem.end }
}
