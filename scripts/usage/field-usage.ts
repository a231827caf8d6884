import { type Path, isRecord } from '../../renderer/pipeline/documents/json-tree'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { didYouMean } from '../../renderer/pipeline/problems/suggest'
import { shorten } from '../terminal'
import type { Schema } from '../../renderer/pipeline/validate/schemas'
import { getValidator } from '../../renderer/pipeline/validate/validator'
import { sectionUsage, siteSections } from './section-usage'
import { type UsageReport, type ValueCount, groupUses } from './usage-report'

/**
 * How often a field is used, and with which values, as the pages show it: a shared section counts on each of its pages.
 * Of a type alone, how often each of its fields is used. Or a sentence that there is no such field.
 * @param name "hero", "hero.variant", "testimonials.items.rating"
 */
export function fieldUsage(site: OpenSite, name: string): UsageReport | string {
  const [type = '', ...steps] = name.replaceAll(/\[\d*\]/g, '').split('.')
  const ofType = sectionUsage(site, type)
  const { schemas } = getValidator()
  const schema = schemas.get(`sections/${type}.schema.json`)
  if (typeof ofType === 'string' || !schema) return ofType
  const fields = schemaFields(schema).filter(({ steps }) => steps[0] !== 'type')
  if (steps.length === 0) {
    const counts = fields.map(({ steps, required }) => {
      const used = placesOf(site, type, steps).filter(({ value }) => value !== undefined)
      return { field: steps.join('.'), required, count: used.length }
    })
    return { ...ofType, kind: 'field', fields: counts }
  }
  const wanted = steps.join('.')
  const known = fields.map(({ steps }) => steps.join('.'))
  const field = fields[known.indexOf(wanted)]
  if (!field)
    return `${type} has no field "${wanted}". ${didYouMean(wanted, known, `npm run usage -- field ${type} lists them.`)}`
  const places = placesOf(site, type, steps)
  const used = places.filter(({ value }) => value !== undefined)
  const values = used.map(({ value }) => value)
  return {
    kind: 'field',
    name,
    description: field.schema.description,
    uses: groupUses(
      used.map((place) => ({ ...place, detail: shorten(place.value) })),
      site.resolved,
    ),
    values: countValues(field.schema, values),
    default: field.schema.default,
    leftOut: places.length - used.length,
  }
}

/** Every place that a field of a type can have in the sections as they are. */
function placesOf({ resolved }: OpenSite, type: string, steps: string[]) {
  const sections = siteSections(resolved).filter((section) => section.type === type)
  return sections.flatMap(({ data, page, originOf }) =>
    fieldPlaces(data, steps).map(({ path, value }) => ({ origin: originOf(path), page, value })),
  )
}

/** A field that could stand in a section; without a value it is left out. */
export interface FieldPlace {
  path: Path
  value?: unknown
}

/**
 * Every place that a field can have in a section as it is.
 * @param steps the field's names, without the places in lists: ["items", "rating"] is asked of every item
 */
export function fieldPlaces(section: unknown, steps: string[], at: Path = []): FieldPlace[] {
  if (Array.isArray(section)) return section.flatMap((item, index) => fieldPlaces(item, steps, [...at, index]))
  const [step, ...rest] = steps
  if (step === undefined || !isRecord(section)) return []
  const path = [...at, step]
  // what would stand in a field that is itself left out is not missing
  return rest.length === 0 ? [{ path, value: section[step] }] : fieldPlaces(section[step], rest, path)
}

/** A field that a section type can have. */
export interface SchemaField {
  /** From the section on, without the places in lists: ["items", "rating"]. */
  steps: string[]
  required: boolean
  schema: Schema
}

/** The fields of a schema and of what stands in them, each before those in it. */
export function schemaFields({ items, properties, required }: Schema): SchemaField[] {
  if (items) return schemaFields(items)
  return Object.entries(properties ?? {}).flatMap(([name, schema]) => {
    const inside = schemaFields(schema).map((below) => ({ ...below, steps: [name, ...below.steps] }))
    return [{ steps: [name], required: required?.includes(name) ?? false, schema }, ...inside]
  })
}

/** How often each value is used, most used first; undefined where values are words or have parts. */
export function countValues({ type, enum: choices }: Schema, used: unknown[]): ValueCount[] | undefined {
  const known = choices ?? (type === 'boolean' ? [true, false] : [])
  if (!choices && !['boolean', 'integer', 'number'].includes(type ?? '')) return undefined
  const counts = new Map(known.map((value) => [value, 0]))
  for (const value of used) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}
