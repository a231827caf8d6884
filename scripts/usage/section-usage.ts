import type { Origin } from '../../renderer/documents/document'
import { isRecord, type Path, valueAt } from '../../renderer/documents/json-tree'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { didYouMean } from '../../renderer/problems/suggest'
import { type Schema, getSchemas, sectionTypes } from '../../renderer/schema/schemas'
import { UsageError } from '../command'
import { summarizeValue } from '../terminal'
import { originOf } from '../../renderer/site/origins'
import type { ResolvedPage } from '../../renderer/site/page'

/** Where one thing is used. */
export interface Usage {
  /** Its full name, if that differs from the one that was asked for. */
  name?: string
  /** Its description in the schema. */
  description?: string
  /** The values that use it, for each page that shows them. Without a page: site.json, and shared sections and entries of lists that no page shows. */
  findings: {
    origin: Origin
    page?: ResolvedPage
    detail?: string
    /** Where in the text the words begin, in UTF-16 units. Left out, the finding is the whole value. */
    index?: number
  }[]
  /** For a section type: how often its fields are used. */
  fields?: { field: string; required: boolean; count: number }[]
  /** For a field whose values can be counted, including those that are never used. */
  values?: { value: unknown; count: number }[]
  default?: unknown
  /** For a field: how often it is left out. */
  leftOut?: number
}

/** Creates the error for an unknown name, with the most similar known name, or else a sentence that helps to find one. */
export const unknownName = (sentence: string, name: string, names: Iterable<string>, otherwise: string): UsageError =>
  new UsageError(`${sentence} ${didYouMean(name, names, otherwise)}`)

/**
 * Lists every section that has a type, once for each page that shows it, and the shared sections that no page uses. The origin
 * of a section is its place in the page, even if that is a { "use": … }; originOf finds where a value in it was written.
 */
export function siteSections({ resolvedPages, unused }: OpenSite) {
  const onPages = resolvedPages.flatMap((page) =>
    page.origins.map(({ index: written }, index) => ({ page, resolved: page, path: ['sections', index], written })),
  )
  const onNoPage = unused.map((resolved) => ({ page: undefined, resolved, path: [], written: undefined }))
  return [...onPages, ...onNoPage].flatMap(({ page, resolved, path, written }) => {
    const data = valueAt(resolved.data, path)
    if (!isRecord(data) || typeof data.type !== 'string') return []
    const origin: Origin = { document: resolved.document, path: written === undefined ? [] : ['sections', written] }
    return [
      {
        page,
        data,
        type: data.type,
        origin,
        originOf: (innerPath: Path) => originOf(resolved, [...path, ...innerPath]),
      },
    ]
  })
}

/** Finds the sections of a type. */
export function findSections(site: OpenSite, type: string): Usage {
  const schemas = getSchemas()
  const types = sectionTypes(schemas)
  if (!types.includes(type))
    throw unknownName(`there is no section type "${type}".`, type, types, `There are: ${types.join(', ')}.`)
  const findings = siteSections(site)
    .filter((section) => section.type === type)
    .map(({ data: { title }, page, origin }) => ({
      page,
      origin,
      detail: typeof title === 'string' ? title : undefined,
    }))
  return { description: schemas.get(`sections/${type}.schema.json`)?.description, findings }
}

/** Finds the places where pages use a shared section. */
export function findShared({ resolvedPages, shared }: OpenSite, name: string): Usage {
  const names = [...shared.keys()]
  const document = shared.get(name)
  const list = names.length > 0 ? `There are: ${names.join(', ')}.` : 'The folder shared/ is empty.'
  if (!document) throw unknownName(`there is no shared section "${name}".`, name, names, list)
  const findings = resolvedPages.flatMap((page) =>
    page.origins
      .filter(({ shared }) => shared === document)
      .map(({ index, overrides }) => ({
        page,
        origin: { document: page.document, path: ['sections', index, 'use'] },
        detail: overrides.length > 0 ? `except ${overrides.join(', ')}` : undefined,
      })),
  )
  return { findings }
}

/**
 * Finds the places and values of a field. A shared section counts on each of its pages. For the name of a type, counts how
 * often each of its fields is used.
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
    const names = fields.map(({ field }) => field)
    const sentence = `${type} has no field "${wanted}".`
    throw unknownName(sentence, wanted, names, `npm run usage -- field ${type} lists its fields.`)
  }
  const { used, leftOut } = placesOf(wanted)
  const findings = used.map((place) => ({ ...place, detail: summarizeValue(place.value) }))
  const values = countValues(
    schema,
    used.map(({ value }) => value),
  )
  return { description: schema.description, findings, values, default: schema.default, leftOut }
}

/**
 * Lists the fields of a schema, each followed by the fields in it.
 * @returns names without indexes: "items", "items.rating"
 */
function fieldsOf({ items, properties, required }: Schema): { field: string; required: boolean; schema: Schema }[] {
  if (items) return fieldsOf(items)
  return Object.entries(properties ?? {}).flatMap(([name, schema]) => [
    { field: name, required: required?.includes(name) ?? false, schema },
    ...fieldsOf(schema).map((below) => ({ ...below, field: `${name}.${below.field}` })),
  ])
}

/** Finds every place in a section where a field could be: "items.rating" could be in each item. */
function fieldPlaces(value: unknown, steps: string[], parent: Path = []): { path: Path; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => fieldPlaces(item, steps, [...parent, index]))
  const [step, ...rest] = steps
  if (step === undefined || !isRecord(value)) return []
  const path = [...parent, step]
  // if a field is left out, the fields in it are not counted as left out
  return rest.length === 0 ? [{ path, value: value[step] }] : fieldPlaces(value[step], rest, path)
}

/** Counts how often each value is used, most used first. Undefined if the values are texts, objects or lists. */
function countValues({ type = '', enum: choices }: Schema, used: unknown[]): Usage['values'] {
  if (!choices && !['boolean', 'integer', 'number'].includes(type)) return undefined
  const possible = choices ?? (type === 'boolean' ? [true, false] : [])
  const counts = new Map(possible.map((value) => [value, 0]))
  for (const value of used) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}
