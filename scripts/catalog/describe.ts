import { CITY_VARIABLES } from '../../renderer/documents/city-count'
import { SITE_VARIABLES } from '../../renderer/documents/site-variables'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { entrySchema, listPlaces } from '../../renderer/schema/lists'
import { type Schema, getSchemas, requiredOf, sectionTypes } from '../../renderer/schema/schemas'
import { readExamples } from '../../renderer/schema/section-examples'
import { isImageAddress } from '../../renderer/rules/values/formats'

/** A value that a section can have. */
export interface Field {
  /** Where it is in the section: "items[].rating". */
  path: string
  /** "text", "number", "list" and so on, or the values to choose from. */
  type: string
  isRequired: boolean
  description?: string
  /** The limits of its schema: "at most 5", "2 to 8 entries". */
  limits?: string
  default?: unknown
}

/** A section type, as its schema describes it. */
export interface TypeDescription {
  type: string
  description?: string
  fields: Field[]
  /** A complete section. */
  example: unknown
  /** Sections that show what else the type can be. */
  otherExamples?: unknown[]
}

/** A kind of list, as its schema describes it. */
export interface KindDescription {
  kind: string
  description?: string
  /** What an entry can have. */
  fields: Field[]
  /** The arrays that take such entries: "testimonials.items". */
  takenBy: string[]
}

/** What a site has that documents can name. */
interface SiteDescription {
  variables: { name: string; value?: string; description?: string }[]
  shared: string[]
  lists: { name: string; kind?: string; entries: number }[]
  /** The routes of pages. */
  links: string[]
  /** The addresses of pictures. */
  pictures: string[]
}

export type Catalog = { types: TypeDescription[]; kinds?: KindDescription[] } & Partial<SiteDescription>

/** Describes a section type by its schema and its examples. */
export function describeType(type: string): TypeDescription {
  const schema = getSchemas().get(`sections/${type}.schema.json`) ?? {}
  const [example, ...otherExamples] = readExamples(type).map(({ text }): unknown => JSON.parse(text))
  return {
    type,
    description: schema.description,
    fields: fieldsOf(schema, ''),
    example,
    ...(otherExamples.length > 0 && { otherExamples }),
  }
}

/** Describes a kind of list by its schema. */
export function describeKindOfList(kind: string): KindDescription {
  const schemas = getSchemas()
  const takenBy = sectionTypes(schemas).flatMap((type) =>
    listPlaces(type).flatMap((place) => (place.kind === kind ? [`${type}.${place.key}`] : [])),
  )
  const entry = entrySchema(schemas, kind)
  return { kind, description: entry?.description, fields: fieldsOf(entry ?? {}, ''), takenBy }
}

/** The fields of an object, each followed by the fields within it. */
function fieldsOf({ properties = {}, ...object }: Schema, prefix: string): Field[] {
  const names = Object.keys(properties).filter((name) => prefix !== '' || !['type', '$comment'].includes(name))
  const required = requiredOf(object)
  return names.flatMap((name) => {
    const schema = properties[name] ?? {}
    const path = `${prefix}${name}`
    const field: Field = {
      path,
      type: describeKind(schema),
      isRequired: required.includes(name),
      description: schema.description,
      limits: describeLimits(schema),
      default: schema.default,
    }
    const inner = schema.items ? fieldsOf(schema.items, `${path}[].`) : fieldsOf(schema, `${path}.`)
    return [field, ...inner]
  })
}

const KINDS: Record<string, string> = {
  string: 'text',
  array: 'list',
  boolean: 'true or false',
  integer: 'whole number',
}

/** What a value is: a format such as "image" says more than "text". */
function describeKind({ type = '', format, enum: choices, const: only, items }: Schema): string {
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(', ')
  if (only !== undefined) return JSON.stringify(only)
  if (format) return format
  const entries = items?.type && items.type !== 'object' ? ` of ${describeKind(items)}` : ''
  return `${KINDS[type] ?? type}${entries}`
}

/** The keywords that limit a value, with what they count. */
const LIMITS: [least: string, most: string, unit: string][] = [
  ['minimum', 'maximum', ''],
  ['minLength', 'maxLength', ' characters'],
  ['minItems', 'maxItems', ' entries'],
]

/** The limits of a value in words: "2 to 8 entries", "at most 5"; undefined if it has none worth telling. */
function describeLimits(schema: Schema): string | undefined {
  const keywords = new Map<string, unknown>(Object.entries(schema))
  const limits = LIMITS.map(([least, most, unit]) => {
    const [from, to] = [keywords.get(least), keywords.get(most)]
    if (from !== undefined && to !== undefined) return `${from} to ${to}${unit}`
    if (to !== undefined) return `at most ${to}${unit}`
    // every text and list must not be empty
    return from === undefined || (from === 1 && unit !== '') ? '' : `at least ${from}${unit}`
  })
  return limits.filter(Boolean).join(', ') || undefined
}

/** Lists what a site has that documents can name. */
export function describeSite({ variables, shared, lists, facts, images }: OpenSite): SiteDescription {
  const names = [...new Set([...Object.keys(SITE_VARIABLES), ...CITY_VARIABLES, ...Object.keys(variables)])]
  return {
    variables: names.map((name) => ({ name, value: variables[name], description: SITE_VARIABLES[name]?.how })),
    shared: [...shared.keys()].sort(),
    lists: [...lists].map(([name, { kind, entries }]) => ({ name, kind, entries: entries.length })),
    links: facts.map(({ route }) => route).sort(),
    pictures: [...images.keys()].filter((address) => isImageAddress(address)).sort(),
  }
}
