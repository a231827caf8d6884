import { expect, test } from 'vitest'
import iconNodes from 'lucide-static/icon-nodes.json' with { type: 'json' }
import { anchorsOf } from '../../sections/section-facts'
import { openSite } from '../../renderer/pipeline/open-site'
import { type Schema, readSchemas, sectionTypes } from '../../renderer/schema/schemas'
import { siteTexts } from '../../renderer/schema/texts'
import { closest } from '../../renderer/problems/suggest'
import { seededRandom } from '../../scripts/bench/seeded-random'
import { misspell } from './typos'
import { ELECTRICIAN } from '../../scripts/fixtures'

/** Names that can be misspelt, among which the right one must be found. */
interface Names {
  names: string[]
  known?: string[]
  likely?: (name: string) => string[]
  typos: number
}

const schemas = readSchemas()
const site = openSite(ELECTRICIAN.site)
const { resolvedPages, pages, shared, images } = site
const used = (wanted: string) => siteTexts(site).flatMap(({ format, text }) => (format === wanted ? [text] : []))
const icons = [...new Set(used('icon'))]

/** A schema and all that stand inside it. */
const within = (schema: Schema): Schema[] => [
  schema,
  ...Object.values(schema.properties ?? {}).flatMap(within),
  ...(schema.items ? within(schema.items) : []),
]
const everySchema = [...schemas.values()].flatMap(within)

const KINDS: Record<string, Names[]> = {
  properties: everySchema.map(({ properties = {}, required = [] }) => ({
    names: Object.keys(properties),
    likely: (name) => required.filter((other) => other === name),
    typos: 4,
  })),
  choices: everySchema.map((schema) => ({
    names: (schema.enum ?? []).filter((one) => typeof one === 'string'),
    typos: 2,
  })),
  'section types': [{ names: sectionTypes(schemas), typos: 20 }],
  'shared sections': [{ names: [...shared.keys()], typos: 40 }],
  icons: [{ names: icons, known: Object.keys(iconNodes), likely: () => icons, typos: 1 }],
  routes: [{ names: pages.map(({ route }) => route), typos: 20 }],
  anchors: pages.map(({ data }) => ({ names: data.sections.flatMap(anchorsOf).map((id) => `#${id}`), typos: 5 })),
  pictures: [{ names: [...images.keys()], typos: 1 }],
  variables: [
    ...new Map(resolvedPages.map(({ variables }) => [Object.keys(variables).join(), variables])).values(),
  ].map((variables) => ({ names: Object.keys(variables), typos: 50 })),
}

/** Of how many misspelt names the right one is suggested, from 0 to 1. A typo that is another name is none. */
function share(kind: Names[], edits: number, shortest: number): number {
  const random = seededRandom(20)
  let [all, right] = [0, 0]
  for (const { names, known = names, likely, typos } of kind) {
    for (const name of names.filter(({ length }) => length >= shortest)) {
      for (let count = 0; count < typos; count++) {
        let typo = name
        for (let edit = 0; edit < edits; edit++) typo = misspell(typo, random)
        if (typo === '' || known.includes(typo)) continue
        all++
        if (closest(typo, known, likely?.(name)) === name) right++
      }
    }
  }
  expect(all).toBeGreaterThan(50)
  return right / all
}

test.each(Object.entries(KINDS))('%s: one letter wrong', (_, kind) => {
  expect(share(kind, 1, 2)).toBeGreaterThan(0.98)
})

test.each(Object.entries(KINDS))('%s of five letters and more: two letters wrong', (_, kind) => {
  expect(share(kind, 2, 5)).toBeGreaterThan(0.98)
})

test('a name that differs by one letter is likelier than one that the site uses and that differs by two', () => {
  expect(closest('house-plis', ['house-plug', 'house-plus'], ['house-plug'])).toBe('house-plus')
})
