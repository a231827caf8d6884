import type { Origin } from '../../renderer/documents/document'
import { isRecord, type Path, valueAt } from '../../renderer/documents/json-tree'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { didYouMean } from '../../renderer/problems/suggest'
import { type Schema, getSchemas, sectionTypes } from '../../renderer/schema/schemas'
import { UsageError } from '../command'
import { shorten } from '../terminal'
import { originOf } from '../../renderer/site/origins'
import type { ResolvedPage } from '../../renderer/site/page'

/** What uses one thing. */
export interface Usage {
  /** Its name where it is not the one that was asked for. */
  name?: string
  /** Its description in the schema. */
  description?: string
  /** The values that use it, as one page shows each; no page for site.json, and for shared sections that no page uses. */
  findings: {
    origin: Origin
    page?: ResolvedPage
    detail?: string
    /** Where in the text what was asked for begins, in UTF-16 units; its place is that of the whole value otherwise. */
    index?: number
  }[]
  /** Of a section type: how often its fields are used. */
  fields?: { field: string; required: boolean; count: number }[]
  /** For a field whose values can be counted, including those that are never used. */
  values?: { value: unknown; count: number }[]
  default?: unknown
  /** Of a field: how often it could stand and does not. */
  leftOut?: number
}

/** The error for a name that is not known, with the nearest one, or else with what helps to find one. */
export const unknownName = (sentence: string, name: string, known: Iterable<string>, otherwise: string): UsageError =>
  new UsageError(`${sentence} ${didYouMean(name, known, otherwise)}`)

/**
 * Every section of a site that names its type, as a page shows it, or shared and used by no page. Its origin is where it
 * stands in the page, also where that is a { "use": … }; originOf finds where a value in it was written.
 */
export function siteSections({ resolvedPages, unused }: OpenSite) {
  const onPages = resolvedPages.flatMap((page) =>
    page.origins.map(({ index: written }, index) => ({ page, resolved: page, path: ['sections', index], written })),
  )
  const others = unused.map((resolved) => ({ page: undefined, resolved, path: [], written: undefined }))
  return [...onPages, ...others].flatMap(({ page, resolved, path, written }) => {
    const data = valueAt(resolved.data, path)
    if (!isRecord(data) || typeof data.type !== 'string') return []
    const origin: Origin = { document: resolved.document, path: written === undefined ? [] : ['sections', written] }
    return [{ page, data, type: data.type, origin, originOf: (at: Path) => originOf(resolved, [...path, ...at]) }]
  })
}

/** The sections of a type. */
export function findSections(site: OpenSite, type: string): Usage {
  const schemas = getSchemas()
  const known = sectionTypes(schemas)
  if (!known.includes(type))
    throw unknownName(`there is no section type "${type}".`, type, known, `There are: ${known.join(', ')}.`)
  const findings = siteSections(site).flatMap(({ type: name, data: { title }, ...section }) =>
    name === type ? [{ ...section, detail: typeof title === 'string' ? title : undefined }] : [],
  )
  return { description: schemas.get(`sections/${type}.schema.json`)?.description, findings }
}

/** The places where pages use a shared section. */
export function findShared({ resolvedPages, shared }: OpenSite, name: string): Usage {
  const known = [...shared.keys()]
  const document = shared.get(name)
  const others = known.length > 0 ? `There are: ${known.join(', ')}.` : 'The folder shared/ is empty.'
  if (!document) throw unknownName(`there is no shared section "${name}".`, name, known, others)
  const findings = resolvedPages.flatMap((page) =>
    page.origins
      .filter(({ shared }) => shared === document)
      .map(({ index, overrides }) => ({
        page,
        origin: { document: page.document, path: ['sections', index, 'use'] },
        detail: overrides.length > 0 ? `but for ${overrides.join(', ')}` : undefined,
      })),
  )
  return { findings }
}

/**
 * The places and values of a field, as the pages show it: a shared section counts on each of its pages.
 * Of a type alone, how often each of its fields is used.
 * @param name "hero", "hero.variant", "testimonials.items.rating", "testimonials.items[2].rating"
 */
export function findFields(site: OpenSite, name: string): Usage {
  const [type = '', ...steps] = name.replaceAll(/\[\d*\]/g, '').split('.')
  const ofType = findSections(site, type)
  const fields = fieldsOf(getSchemas().get(`sections/${type}.schema.json`) ?? {}).filter(
    ({ field }) => field !== 'type',
  )
  const sections = siteSections(site).filter((section) => section.type === type)
  const placesOf = (field: string) => {
    const places = sections.flatMap(({ data, page, originOf }) =>
      fieldPlaces(data, field.split('.')).map(({ path, value }) => ({ page, origin: originOf(path), value })),
    )
    const used = places.filter(({ value }) => value !== undefined)
    return { used, leftOut: places.length - used.length }
  }
  if (steps.length === 0) {
    const counts = fields.map(({ field, required }) => ({ field, required, count: placesOf(field).used.length }))
    return { ...ofType, fields: counts }
  }
  const wanted = steps.join('.')
  const schema = fields.find(({ field }) => field === wanted)?.schema
  if (!schema) {
    const known = fields.map(({ field }) => field)
    const sentence = `${type} has no field "${wanted}".`
    throw unknownName(sentence, wanted, known, `npm run usage -- field ${type} lists them.`)
  }
  const { used, leftOut } = placesOf(wanted)
  const findings = used.map((place) => ({ ...place, detail: shorten(place.value) }))
  const values = countValues(
    schema,
    used.map(({ value }) => value),
  )
  return { description: schema.description, findings, values, default: schema.default, leftOut }
}

/**
 * The fields of a schema, each before those in it.
 * @returns names without the places in lists: "items", "items.rating"
 */
function fieldsOf({ items, properties, required }: Schema): { field: string; required: boolean; schema: Schema }[] {
  if (items) return fieldsOf(items)
  return Object.entries(properties ?? {}).flatMap(([name, schema]) => [
    { field: name, required: required?.includes(name) ?? false, schema },
    ...fieldsOf(schema).map((below) => ({ ...below, field: `${name}.${below.field}` })),
  ])
}

/** Every place that a field can have in a section as it is: that of "items.rating" is asked of every item. */
function fieldPlaces(value: unknown, steps: string[], at: Path = []): { path: Path; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => fieldPlaces(item, steps, [...at, index]))
  const [step, ...rest] = steps
  if (step === undefined || !isRecord(value)) return []
  const path = [...at, step]
  // what belongs in a field that is itself left out is not missing
  return rest.length === 0 ? [{ path, value: value[step] }] : fieldPlaces(value[step], rest, path)
}

/** How often each value is used, most used first; undefined where values are words or have parts. */
function countValues({ type = '', enum: choices }: Schema, used: unknown[]): Usage['values'] {
  if (!choices && !['boolean', 'integer', 'number'].includes(type)) return undefined
  const known = choices ?? (type === 'boolean' ? [true, false] : [])
  const counts = new Map(known.map((value) => [value, 0]))
  for (const value of used) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}
