import type { OpenSite } from '../inspect'
import { shorten } from '../report/shorten'
import { didYouMean } from '../problems/suggest'
import { getValidator } from '../validate/validator'
import { countValues } from './count-values'
import { fieldPlaces } from './field-places'
import { groupUses } from './group-uses'
import { schemaFields } from './schema-fields'
import { sectionUsage } from './section-usage'
import { siteSections } from './site-sections'
import type { UsageReport } from './usage-report'

/**
 * How often a field is used, and with which values, as the pages show it: a shared section counts on each of its pages.
 * Of a type alone, how often each of its fields is used. Or a sentence that there is no such field.
 * @param name "hero", "hero.variant", "testimonials.items.rating"
 */
export function fieldUsage(site: OpenSite, name: string): UsageReport | string {
  const [type = '', ...steps] = name.replaceAll(/\[\d*\]/g, '').split('.')
  const ofType = sectionUsage(site, type)
  const { schemas } = getValidator()
  const id = `sections/${type}.schema.json`
  const schema = schemas.get(id)
  if (typeof ofType === 'string' || !schema) return ofType
  const fields = schemaFields(schemas, { id, schema }).filter(({ steps }) => steps[0] !== 'type')
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
