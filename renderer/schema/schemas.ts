import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ErrorObject } from 'ajv'
import type { Origin } from '../documents/document'
import { type Path, isRecord, valueAt } from '../documents/json-tree'
import type { ResolvedPage } from '../site/page'

/** An error that ajv found. */
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
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  items?: Schema
  minItems?: number
  oneOf?: Schema[]
  definitions?: Record<string, Schema>
}

/** The project's own keywords, which rules read. They validate nothing. */
export interface Annotations {
  /** The width in pixels that a picture needs to look sharp. */
  minWidth?: number
  /** Whether a picture may be mere decoration, with an empty alternative text. */
  mayDecorate?: boolean
  /** Whether this text is the page's main heading: always, or in a section with these values. */
  mainHeading?: boolean | Record<string, unknown>
  /** The list beside this one that has an entry for each cell of its rows: "columns". */
  cellsOf?: string
  /** Whether Markdown may have paragraphs, lists and headings; without it, Markdown is a single line. */
  blocks?: boolean
}

/** A text that people read, or that has a format by its schema (a link, a picture), and where it was written. */
export interface SiteText extends Pick<Annotations, 'minWidth' | 'mayDecorate' | 'blocks'> {
  path: Path
  /** "plain" where the schema names none. */
  format: string
  text: string
  /** Its page; none for site.json and for shared sections that no page uses. */
  page?: ResolvedPage
  origin: Origin
  /** The words that a reader sees: a link's label, not its address. */
  visible: string
  /** The links in it, as they are written. */
  links: string[]
}

/** The names of the annotations, for libraries that must know every keyword. */
export const ANNOTATIONS: (keyof Annotations)[] = ['minWidth', 'mayDecorate', 'mainHeading', 'cellsOf', 'blocks']

/** The schema of each kind of document. */
export const SCHEMA_OF = {
  page: 'page.schema.json',
  site: 'site.schema.json',
  section: 'section.schema.json',
}

let openSchemas: Map<string, Schema> | undefined

/** The project's schemas by their $ids, without references. They are read once per process. */
export const getSchemas = (): Map<string, Schema> => openSchemas ?? renewSchemas()

/**
 * Reads the schemas again. If that fails, the earlier ones stay.
 * @throws where a schema is not JSON, or refers to one that doesn't exist
 */
export const renewSchemas = (): Map<string, Schema> => (openSchemas = dereference(readSchemas()))

/**
 * Every schema of a folder by its $id, which is its path in the folder: "sections/hero.schema.json".
 * @throws where one is not JSON
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
    return JSON.parse(text) as Schema
  } catch (error) {
    throw new Error(`schemas/${name.replaceAll('\\', '/')} is not JSON: ${(error as Error).message}`, { cause: error })
  }
}

/** The section types, by the names of their schemas' files. */
export function sectionTypes(schemas: Map<string, Schema>): string[] {
  return [...schemas.keys()].flatMap((id) => /^sections\/(.+)\.schema\.json$/.exec(id)?.[1] ?? []).sort()
}

/** The schema that a reference in another schema leads to. */
export function followRef(schemas: Map<string, Schema>, from: string, ref: string): { id: string; schema: Schema } {
  const url = new URL(ref, `schema:///${from}`)
  const id = decodeURIComponent(url.pathname.slice(1))
  const whole = schemas.get(id)
  const schema = url.hash ? whole?.definitions?.[url.hash.replace('#/definitions/', '')] : whole
  if (!schema) throw new Error(`schemas/${from} refers to ${ref}, which does not exist.`)
  return { id, schema }
}

/** The schemas with all references replaced, and with annotations about pictures inherited from the schemas above. */
export function dereference(schemas: Map<string, Schema>): Map<string, Schema> {
  const expand = (id: string, schema: Schema, above: Annotations): Schema => {
    const { minWidth = above.minWidth, mayDecorate = above.mayDecorate } = schema
    const needs = { minWidth, mayDecorate }
    if (schema.$ref) {
      const target = followRef(schemas, id, schema.$ref)
      return expand(target.id, target.schema, needs)
    }
    const { properties, items, additionalProperties, oneOf } = schema
    const inner = (below: Schema) => expand(id, below, needs)
    return {
      ...schema,
      ...needs,
      properties: properties && Object.fromEntries(Object.entries(properties).map(([name, at]) => [name, inner(at)])),
      items: items && inner(items),
      additionalProperties:
        typeof additionalProperties === 'object' ? inner(additionalProperties) : additionalProperties,
      oneOf: oneOf?.map(inner),
    }
  }
  return new Map([...schemas].map(([id, schema]) => [id, expand(id, schema, {})]))
}

/**
 * The schema of the value at a path; undefined where the schema has no such place.
 * @param schema that of the whole value, without references
 * @param value the whole value, which says the type of each section; it may lack what the path names
 */
export function schemaAt(schema: Schema | undefined, value: unknown, [step, ...rest]: Path): Schema | undefined {
  const here = schema && chosenBranch(schema, value)
  if (!here || step === undefined) return here
  const { items, properties = {}, additionalProperties } = here
  const others = typeof additionalProperties === 'object' ? additionalProperties : undefined
  const next = typeof step === 'number' ? items : Object.hasOwn(properties, step) ? properties[step] : others
  return schemaAt(next, valueAt(value, [step]), rest)
}

/** The branch of a schema for a value's type, where the schema has branches. */
export function chosenBranch(schema: Schema, value: unknown): Schema {
  if (!schema.oneOf || !isRecord(value)) return schema
  return schema.oneOf.find(({ properties }) => properties?.type?.const === value.type) ?? schema
}

/** The description of a place in its schema, as a hint. */
export const placeHint = (schema: SchemaError['parentSchema']): string | undefined =>
  schema?.description && `What belongs here: ${schema.description}`
