import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Site } from '../../schemas/types'
import { EXAMPLES, foldersWithSites } from '../../scripts/site-folders'
import type { GraphNode } from '../../sections/page/section-traits'
import { modelOf, modelWith, validSite } from '../../tests/sites'
import { openSite } from '../pipeline/open-site'
import { businessNodes, pageNodes } from './structured-data'

interface Vocabulary {
  types: Record<string, string[]>
  properties: Record<string, { of: string[]; expects: string[] }>
}

const { types, properties }: Vocabulary = JSON.parse(readFileSync('tests/fixtures/schemaorg/vocabulary.json', 'utf8'))

/** A type and all types above it. */
const withAncestors = (type: string): string[] => [type, ...(types[type] ?? []).flatMap(withAncestors)]

/** What is wrong with a node as schema.org defines its type and properties. */
function faultsOf(node: object): string[] {
  const { '@type': type, '@id': id, ...members } = node as GraphNode
  if (type === undefined) return id === undefined ? ['a node has neither a type nor an id'] : []
  if (typeof type !== 'string' || !types[type]) return [`there is no type ${String(type)}`]
  return Object.entries(members).flatMap(([name, value]) => {
    const property = properties[name]
    if (value === undefined) return []
    if (!property?.of.some((owner) => withAncestors(type).includes(owner))) return [`${type} has no ${name}`]
    return [value]
      .flat()
      .flatMap((one: unknown) => [
        ...(fits(one, property.expects) ? [] : [`${name} of ${type} can’t be ${JSON.stringify(one)}`]),
        ...(typeof one === 'object' && one !== null ? faultsOf(one) : []),
      ])
  })
}

const TEXTS: Record<string, RegExp> = {
  Text: /^/,
  URL: /^https?:/,
  Date: /^\d{4}(?:-\d\d(?:-\d\d)?)?$/,
  Time: /^\d\d:\d\d$/,
  // members of enumerations are named by their last part
  DayOfWeek: /^[A-Z][a-z]+day$/,
  // the context of the vocabulary reads an address as a reference: a breadcrumb's page
  Thing: /^https:/,
}

function fits(value: unknown, expected: string[]): boolean {
  if (typeof value === 'number') return expected.some((type) => ['Number', 'Integer', 'Text'].includes(type))
  if (typeof value === 'string') return expected.some((type) => TEXTS[type]?.test(value))
  const type = typeof value === 'object' && value !== null && '@type' in value ? String(value['@type']) : undefined
  // a reference is to a node that is checked where it is
  return type === undefined || withAncestors(type).some((ancestor) => expected.includes(ancestor))
}

const examples = foldersWithSites(EXAMPLES).map((name) => `${EXAMPLES}/${name}`)

test.each(['tests/fixtures/electrician', 'tests/fixtures/bakery', ...examples])(
  'the structured data of %s is in the vocabulary of schema.org',
  async (folder) => {
    const open = openSite(`${folder}/site.config`)
    const model = await modelOf(open)
    const nodes = [...businessNodes(model), ...open.pages.flatMap((page) => pageNodes(page, model))]
    expect(nodes.flatMap(faultsOf)).toEqual([])
  },
)

const { type } = JSON.parse(readFileSync('schemas/site/business.schema.json', 'utf8')).properties as {
  type: { enum: NonNullable<Site['business']>['type'][] }
}

const hours: Site['hours'] = {
  days: ['Monday'],
  opens: '08:00',
  closes: '17:00',
  seasons: [{ from: '11-01', until: '03-31', week: [] }],
  holidays: [{ date: '12-25' }],
}

test('a business of any kind, with one place or several, has only what its kind has', () => {
  // version 30 has some medical kinds only as specialties
  const kinds = type.enum.filter((kind) => types[kind])
  const faults = kinds.flatMap((kind) => {
    const business = { type: kind, priceRange: '$$', payments: 'Cash', currency: 'USD', founded: '2010' }
    const address = { town: 'Stowe', coordinates: '44.5, -72.7' }
    const site: Site = { ...validSite(), business, hours, address, serves: ['Barre'] }
    const { address: _, serves, ...others } = site
    const places = [{ id: 'stowe', name: 'Stowe', address, ...(serves && { serves }) }]
    return [site, { ...others, places }].flatMap((one) => businessNodes(modelWith({ site: one })).flatMap(faultsOf))
  })
  expect(faults).toEqual([])
})

test('faults are found', () => {
  expect(faultsOf({ '@type': 'Electrican' })).toEqual(['there is no type Electrican'])
  expect(faultsOf({ '@type': 'Corporation', openingHours: 'Mo' })).toEqual(['Corporation has no openingHours'])
  expect(faultsOf({ '@type': 'Electrician', geo: 'here' })).toEqual(['geo of Electrician can’t be "here"'])
})
