import { unitOffsets } from '../../cities/document-texts'
import { type Leftover, findLeftovers } from '../../cities/leftovers'
import type { SourceDocument } from '../../documents/document'
import type { Problem } from '../../problem'
import { problemOf } from '../../problems/problem-of'
import type { SiteRule } from '../rule'
import type { SiteView } from '../site-view'

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
  checkSite,
}

function checkSite({ pages, open }: SiteView): Problem[] {
  const cities = pages.flatMap(({ file, city }) => (city ? [{ file, city }] : []))
  const openFile = (file: string): SourceDocument => open(file).document
  return Array.from(findLeftovers(cities, openFile), (leftover) => leftoverProblem(openFile(leftover.file), leftover))
}

function leftoverProblem(document: SourceDocument, { path, city, mention: { name, start, end } }: Leftover): Problem {
  const what = `names ${name}, in words that stand on ${name}’s own page too`
  const hint = `Rewrite what is true of ${name} only, and write {city} where ${city} is meant.`
  const problem = problemOf(leftoverCity, { document, path }, { what, hint })
  const offsets = unitOffsets({ document, path })
  return { ...problem, start: offsets[start] ?? problem.start, end: offsets[end] ?? problem.end }
}
