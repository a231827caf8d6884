import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Annotations } from './annotations'

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
  items?: Schema
  oneOf?: Schema[]
  definitions?: Record<string, Schema>
}

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
