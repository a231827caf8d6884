import type { ErrorObject } from 'ajv'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isRecord, type Path, valueAt } from '../documents/json-tree'

/** An error that ajv found. */
export type SchemaError = ErrorObject

/** As much of a JSON Schema as this project's own schemas use. */
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

/** What a schema says of a place beside what may stand there. Rules read it; it allows and forbids nothing. */
export interface Annotations {
  /** The width in pixels that a picture needs here to look sharp. */
  minWidth?: number
  /** A picture may stand here for its looks alone: what it shows is said beside it, or doesn't matter. */
  mayDecorate?: boolean
  /** This text is the page's main heading: always, or in a section that has these values. */
  mainHeading?: boolean | Record<string, unknown>
}

/** Their names, for all who read schemas with a library that takes no unknown keyword. */
export const ANNOTATIONS: (keyof Annotations)[] = ['minWidth', 'mayDecorate', 'mainHeading']

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

/** The section types, each the name of its schema's file. */
export function sectionTypes(schemas: Map<string, Schema>): string[] {
  return [...schemas.keys()].flatMap((id) => /^sections\/(.+)\.schema\.json$/.exec(id)?.[1] ?? []).sort()
}

/** The schema that a reference of another schema leads to. */
export function followRef(schemas: Map<string, Schema>, from: string, ref: string): { id: string; schema: Schema } {
  const url = new URL(ref, `schema:///${from}`)
  const id = decodeURIComponent(url.pathname.slice(1))
  const whole = schemas.get(id)
  const schema = url.hash ? whole?.definitions?.[url.hash.replace('#/definitions/', '')] : whole
  if (!schema) throw new Error(`schemas/${from} refers to ${ref}, which does not exist.`)
  return { id, schema }
}

/**
 * The schemas with all that they refer to in its place, and with what they say of a picture at each place below: one
 * that is nearer to the picture has the last word.
 */
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
 * The schema of what stands at a path.
 * @param schema that of the whole value, without references
 * @param value the whole value, which says the type of each section; it may lack what the path names
 * @returns undefined where the schema knows no such place
 */
export function schemaAt(schema: Schema | undefined, value: unknown, [step, ...rest]: Path): Schema | undefined {
  const here = schema && chosenBranch(schema, value)
  if (!here || step === undefined) return here
  const next = typeof step === 'number' ? here.items : propertyOf(here, step)
  return schemaAt(next, valueAt(value, [step]), rest)
}

function propertyOf({ properties, additionalProperties }: Schema, name: string): Schema | undefined {
  if (properties && Object.hasOwn(properties, name)) return properties[name]
  return typeof additionalProperties === 'object' ? additionalProperties : undefined
}

/** Of a schema that chooses by type the one of a value's type. */
export function chosenBranch(schema: Schema, value: unknown): Schema {
  if (!schema.oneOf || !isRecord(value)) return schema
  return schema.oneOf.find(({ properties }) => properties?.type?.const === value.type) ?? schema
}
