import { expect, test } from 'vitest'
import iconNodes from 'lucide-static/icon-nodes.json' with { type: 'json' }
import { anchorsOf } from '../../sections/section-facts'
import { openSite } from '../../renderer/pipeline/open-site'
import { type Schema, readSchemas, sectionTypes } from '../../renderer/schema/schemas'
import { siteTexts } from '../../renderer/schema/texts'
import { closest, closestChoice } from '../../renderer/problems/suggest'
import { seededRandom } from '../../scripts/bench/seeded-random'
import { misspell } from './typos'
import { ELECTRICIAN } from '../../scripts/fixtures'

/** Names to misspell, each of which must be found again among the candidates. */
interface Names {
  names: string[]
  /** By default the names themselves. */
  candidates?: string[]
  likely?: (name: string) => string[]
  /** What finds the right name, if not closest. */
  find?: (typo: string, candidates: string[], likely?: string[]) => string | undefined
  typos: number
}

const schemas = readSchemas()
const site = openSite(ELECTRICIAN.site)
const { resolvedPages, pages, shared, images } = site
const iconTexts = siteTexts(site).filter(({ format }) => format === 'icon')
const icons = [...new Set(iconTexts.map(({ text }) => text))]

/** A schema and all schemas inside it. */
const nestedSchemas = (schema: Schema): Schema[] => [
  schema,
  ...Object.values(schema.properties ?? {}).flatMap(nestedSchemas),
  ...(schema.items ? nestedSchemas(schema.items) : []),
]
const everySchema = [...schemas.values()].flatMap(nestedSchemas)

const KINDS: Record<string, Names[]> = {
  properties: everySchema.map(({ properties = {}, required = [] }) => ({
    names: Object.keys(properties),
    likely: (name) => required.filter((other) => other === name),
    typos: 4,
  })),
  choices: everySchema.map((schema) => {
    const candidates = (schema.enum ?? []).filter((one) => typeof one === 'string')
    // a descending order that has lost its minus is an ascending one
    const names = candidates.filter((name) => !name.startsWith('-'))
    return { names, candidates, find: closestChoice, typos: 20 }
  }),
  'section types': [{ names: sectionTypes(schemas), typos: 20 }],
  'shared sections': [{ names: [...shared.keys()], typos: 40 }],
  icons: [{ names: icons, candidates: Object.keys(iconNodes), likely: () => icons, typos: 1 }],
  routes: [{ names: pages.map(({ route }) => route), typos: 20 }],
  anchors: pages.map(({ data }) => ({ names: anchorsOf(data.sections).map((id) => `#${id}`), typos: 5 })),
  pictures: [{ names: [...images.keys()], typos: 1 }],
  variables: [
    ...new Map(resolvedPages.map(({ variables }) => [Object.keys(variables).join(), variables])).values(),
  ].map((variables) => ({ names: Object.keys(variables), typos: 50 })),
}

/** For what share of misspelled names the right one is suggested. A typo that makes another name doesn't count. */
function shareFound(kind: Names[], edits: number, shortest: number): number {
  const random = seededRandom(20)
  let [typoCount, foundCount] = [0, 0]
  for (const { names, candidates = names, likely, find = closest, typos } of kind) {
    for (const name of names.filter(({ length }) => length >= shortest)) {
      for (let count = 0; count < typos; count++) {
        let typo = name
        for (let edit = 0; edit < edits; edit++) typo = misspell(typo, random)
        if (typo === '' || candidates.includes(typo)) continue
        typoCount++
        if (find(typo, candidates, likely?.(name)) === name) foundCount++
      }
    }
  }
  expect(typoCount).toBeGreaterThan(50)
  return foundCount / typoCount
}

test.each(Object.entries(KINDS))('%s: one letter wrong', (_, kind) => {
  expect(shareFound(kind, 1, 2)).toBeGreaterThan(0.98)
})

test.each(Object.entries(KINDS))('%s of five or more letters: two letters wrong', (_, kind) => {
  expect(shareFound(kind, 2, 5)).toBeGreaterThan(0.98)
})

test('a name that differs by one letter is suggested before a likely one that differs by two', () => {
  expect(closest('house-plis', ['house-plug', 'house-plus'], ['house-plug'])).toBe('house-plus')
})
