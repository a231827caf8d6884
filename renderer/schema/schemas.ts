import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ErrorObject } from 'ajv'
import type { Origin } from '../documents/document'
import type { SCHEDULE_MEMBERS } from '../documents/schedule'
import { type Path, fromPointer, isRecord, valueAt } from '../documents/json-tree'
import type { ResolvedPage } from '../site/page'

/** An error reported by ajv. */
export type SchemaError = ErrorObject

/** The part of JSON Schema that the project's schemas use. */
export interface Schema extends Annotations {
  $id?: string
  $ref?: string
  title?: string
  description?: string
  type?: string
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  required?: string[]
  if?: object
  then?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  items?: Schema
  minimum?: number
  maximum?: number
  minLength?: number
  minItems?: number
  maxItems?: number
  oneOf?: Schema[]
  definitions?: Record<string, Schema>
}

/** The project's own keywords. Rules read them; ajv ignores them. */
export interface Annotations {
  /** The width in pixels that a picture needs to look sharp. */
  minWidth?: number
  /** Whether a picture may be purely decorative, with an empty alternative text. */
  mayDecorate?: boolean
  /** Whether this text is the page's main heading: always, or only in a section with these values. */
  mainHeading?: boolean | Record<string, unknown>
  /** The sibling list that has an entry for each cell of a row: "columns". */
  cellsOf?: string
  /** Whether the text is about one customer, in a review: a variable would change what somebody said. */
  quoted?: boolean
  /** Whether Markdown may have paragraphs, lists and headings. Otherwise, it is a single line. */
  blocks?: boolean
  /** The kind of list in lists/ whose entries a section's array can take: "testimonial". */
  acceptsList?: string
}

/** A text that people read, or that has a format in its schema (a link, a picture), and where it is written. */
export interface SiteText extends Pick<Annotations, 'minWidth' | 'mayDecorate' | 'quoted' | 'blocks'> {
  path: Path
  /** "plain" if the schema sets none. */
  format: string
  text: string
  /** Its page; undefined for site.json, and for shared sections and entries of lists that no page shows. */
  page?: ResolvedPage
  origin: Origin
  /** The words that readers see: a link's label, not its address. */
  visible: string
  /** The links in it, as they are written. */
  links: string[]
}

/** The names of the annotations, for libraries that must know every keyword. */
export const ANNOTATIONS: (keyof Annotations)[] = [
  'minWidth',
  'mayDecorate',
  'mainHeading',
  'cellsOf',
  'quoted',
  'blocks',
  'acceptsList',
]

/** The schema of each kind of document. */
export const SCHEMA_OF = {
  page: 'page.schema.json',
  site: 'site.schema.json',
  section: 'section.schema.json',
  list: 'list.schema.json',
}

let dereferenced: Map<string, Schema> | undefined

/** The project's schemas by $id, without references. They are read once per process. */
export const getSchemas = (): Map<string, Schema> => dereferenced ?? renewSchemas()

/**
 * Reads the schemas again. If that fails, the earlier ones stay in use.
 * @throws if a schema is not JSON, or refers to one that doesn't exist
 */
export const renewSchemas = (): Map<string, Schema> => (dereferenced = dereference(readSchemas()))

/**
 * The schemas of a folder by $id, which is their path in the folder: "sections/hero.schema.json".
 * @throws if one is not JSON
 */
export function readSchemas(folder = resolve('schemas')): Map<string, Schema> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.schema.json'),
  )
  const schemas = names.map((name) => readSchema(folder, name))
  return new Map(schemas.map((schema) => [schema.$id ?? '', schema]))
}

function readSchema(folder: string, name: string): Schema {
  const text = readFileSync(join(folder, name), 'utf8')
  try {
    const schema = JSON.parse(text) as Schema
    if (SECTION_SCHEMA.test(schema.$id ?? '')) return withSchedule(schema, 'section')
    return LIST_SCHEMA.test(schema.$id ?? '') ? withEntrySchedule(schema) : schema
  } catch (error) {
    throw new Error(`schemas/${name.replaceAll('\\', '/')} is not JSON: ${(error as Error).message}`, { cause: error })
  }
}

const SECTION_SCHEMA = /^sections\/(.+)\.schema\.json$/

const LIST_SCHEMA = /^lists\//

/** The members of every section and entry that say when it is on the site. No type needs to know them. */
const scheduleMembers = (thing: 'section' | 'entry'): Record<(typeof SCHEDULE_MEMBERS)[number], Schema> => ({
  draft: {
    type: 'boolean',
    default: false,
    description: `true keeps this ${thing} off the site. It shows in development and in previews.`,
  },
  from: {
    type: 'string',
    format: 'day',
    description: `The first day on which this ${thing} is on the site, in the site's time zone: 2026-04-01.`,
  },
  until: {
    type: 'string',
    format: 'day',
    description: `The last day on which this ${thing} is on the site, in the site's time zone: 2026-04-30.`,
  },
})

const withSchedule = (schema: Schema, thing: 'section' | 'entry'): Schema => ({
  ...schema,
  properties: { ...schema.properties, ...scheduleMembers(thing) },
})

/** A schema of a list whose entries have schedules. */
function withEntrySchedule(schema: Schema): Schema {
  const { entries } = schema.properties ?? {}
  if (!entries?.items) return schema
  return {
    ...schema,
    properties: { ...schema.properties, entries: { ...entries, items: withSchedule(entries.items, 'entry') } },
  }
}

/** The section types, from the names of their schemas' files. */
export function sectionTypes(schemas: Map<string, Schema>): string[] {
  const types = [...schemas.keys()].map((id) => SECTION_SCHEMA.exec(id)?.[1])
  return types.filter((type) => type !== undefined).sort()
}

/** The schema that a reference in another schema leads to. @throws if there is none */
export function followRef(schemas: Map<string, Schema>, from: string, ref: string): { id: string; schema: Schema } {
  const url = new URL(ref, `schema:///${from}`)
  const id = decodeURIComponent(url.pathname.slice(1))
  const whole = schemas.get(id)
  const schema = valueAt(whole, fromPointer(decodeURIComponent(url.hash.slice(1)), whole))
  if (!isRecord(schema)) throw new Error(`schemas/${from} refers to ${ref}, which doesn’t exist.`)
  return { id, schema }
}

/** Replaces all references in schemas. Annotations about pictures are passed on to the schemas below. */
export function dereference(schemas: Map<string, Schema>): Map<string, Schema> {
  const expand = (id: string, schema: Schema, inherited: Annotations): Schema => {
    const { minWidth = inherited.minWidth, mayDecorate = inherited.mayDecorate } = schema
    const annotations = { minWidth, mayDecorate }
    if (schema.$ref) {
      const target = followRef(schemas, id, schema.$ref)
      return expand(target.id, target.schema, annotations)
    }
    const { properties = {}, items, additionalProperties, oneOf } = schema
    const expandInner = (inner: Schema) => expand(id, inner, annotations)
    const members = Object.entries(properties).map(([name, member]) => [name, expandInner(member)])
    return {
      ...schema,
      ...annotations,
      properties: schema.properties && Object.fromEntries(members),
      items: items && expandInner(items),
      additionalProperties:
        typeof additionalProperties === 'object' ? expandInner(additionalProperties) : additionalProperties,
      oneOf: oneOf?.map(expandInner),
    }
  }
  return new Map([...schemas].map(([id, schema]) => [id, expand(id, schema, {})]))
}

/**
 * The schema of the value at a path; undefined if the schema has no such place.
 * @param schema the schema of the whole value, without references
 * @param value the whole value, which has the type of each section; it may lack the value at the path
 */
export function schemaAt(schema: Schema | undefined, value: unknown, [step, ...rest]: Path): Schema | undefined {
  const branch = schema && chosenBranch(schema, value)
  if (!branch || step === undefined) return branch
  return schemaAt(memberSchema(branch, step), valueAt(value, [step]), rest)
}

function memberSchema({ items, properties = {}, additionalProperties }: Schema, step: string | number) {
  if (typeof step === 'number') return items
  if (Object.hasOwn(properties, step)) return properties[step]
  return typeof additionalProperties === 'object' ? additionalProperties : undefined
}

/** The members that an object must have, even if some such objects can do without: a hero has an image, unless it is "text". */
export const requiredOf = ({ required = [], then }: Schema): string[] => [...required, ...(then?.required ?? [])]

/** The branch of a schema for a value's type; the schema itself if it has no such branch. */
export function chosenBranch(schema: Schema, value: unknown): Schema {
  if (!schema.oneOf || !isRecord(value)) return schema
  return schema.oneOf.find(({ properties }) => properties?.type?.const === value.type) ?? schema
}

/** The description of a place in its schema, as a hint. */
export const placeHint = (schema: SchemaError['parentSchema']): string | undefined =>
  schema?.description && `What belongs here: ${schema.description}`
