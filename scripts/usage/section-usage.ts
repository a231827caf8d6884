import { isRecord, type Path, valueAt } from '../../renderer/pipeline/documents/json-tree'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { type Origin, originOf, type ResolvedSite } from '../../renderer/pipeline/documents/document'
import { type Schema, sectionTypes } from '../../renderer/pipeline/validate/schemas'
import { getValidator } from '../../renderer/pipeline/validate/validator'
import { shorten } from '../terminal'
import { type Found, unknownName } from './report'

/**
 * Every section of a site that names its type, as a page shows it, or shared and used by no page. Its origin is where it
 * stands in the page, also where that is a { "use": … }; originOf finds where a value in it was written.
 */
export function siteSections({ pages, unused }: ResolvedSite) {
  const onPages = pages.flatMap((page) =>
    page.origins.map((origin, index) => ({
      page,
      data: valueAt(page.data, ['sections', index]),
      origin: { document: page.document, path: ['sections', origin.index] },
      originOf: (path: Path): Origin => originOf(page, ['sections', index, ...path]),
    })),
  )
  const others = unused.map(({ document, data }) => ({
    page: undefined,
    data,
    origin: { document, path: [] },
    originOf: (path: Path): Origin => ({ document, path }),
  }))
  return [...onPages, ...others].flatMap(({ data, ...section }) =>
    isRecord(data) && typeof data.type === 'string' ? [{ ...section, data, type: data.type }] : [],
  )
}

/** The sections of a type. */
export function findSections({ resolved }: OpenSite, type: string): Found {
  const { schemas } = getValidator()
  const known = sectionTypes(schemas)
  if (!known.includes(type))
    throw unknownName(`there is no section type "${type}".`, type, known, `There are: ${known.join(', ')}.`)
  const sections = siteSections(resolved).filter((section) => section.type === type)
  return {
    description: schemas.get(`sections/${type}.schema.json`)?.description,
    findings: sections.map(({ data: { title }, ...section }) => ({
      ...section,
      detail: typeof title === 'string' ? title : undefined,
    })),
  }
}

/** The places where pages use a shared section. */
export function findShared({ resolved, sources }: OpenSite, name: string): Found {
  const known = [...sources.shared.keys()]
  const document = sources.shared.get(name)
  const others = known.length > 0 ? `There are: ${known.join(', ')}.` : 'The folder shared/ is empty.'
  if (!document) throw unknownName(`there is no shared section "${name}".`, name, known, others)
  const findings = resolved.pages.flatMap((page) =>
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
export function findFields(site: OpenSite, name: string): Found {
  const [type = '', ...steps] = name.replaceAll(/\[\d*\]/g, '').split('.')
  const ofType = findSections(site, type)
  const fields = fieldsOf(getValidator().schemas.get(`sections/${type}.schema.json`) ?? {}).filter(
    ({ field }) => field !== 'type',
  )
  const sections = siteSections(site.resolved).filter((section) => section.type === type)
  const placesOf = (field: string) =>
    sections.flatMap(({ data, page, originOf }) =>
      fieldPlaces(data, field.split('.')).map(({ path, value }) => ({ page, origin: originOf(path), value })),
    )
  const isUsed = ({ value }: { value: unknown }) => value !== undefined
  if (steps.length === 0) {
    const counts = fields.map(({ field, required }) => {
      return { field, required, count: placesOf(field).filter(isUsed).length }
    })
    return { ...ofType, fields: counts }
  }
  const wanted = steps.join('.')
  const schema = fields.find(({ field }) => field === wanted)?.schema
  if (!schema) {
    const known = fields.map(({ field }) => field)
    const sentence = `${type} has no field "${wanted}".`
    throw unknownName(sentence, wanted, known, `npm run usage -- field ${type} lists them.`)
  }
  const places = placesOf(wanted)
  const used = places.filter(isUsed)
  return {
    description: schema.description,
    findings: used.map((place) => ({ ...place, detail: shorten(place.value) })),
    values: countValues(
      schema,
      used.map(({ value }) => value),
    ),
    default: schema.default,
    leftOut: places.length - used.length,
  }
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
  // what would stand in a field that is itself left out is not missing
  return rest.length === 0 ? [{ path, value: value[step] }] : fieldPlaces(value[step], rest, path)
}

/** How often each value is used, most used first; undefined where values are words or have parts. */
function countValues({ type, enum: choices }: Schema, used: unknown[]): Found['values'] {
  const known = choices ?? (type === 'boolean' ? [true, false] : [])
  if (!choices && !['boolean', 'integer', 'number'].includes(type ?? '')) return undefined
  const counts = new Map(known.map((value) => [value, 0]))
  for (const value of used) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}
