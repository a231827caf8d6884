import { isRecord } from '../documents/is-record'
import type { Path } from '../documents/json-tree'
import { type Schema, followRef } from './schemas'

/** A schema, and the $id of the file it stands in, which its references are relative to. */
export interface PlacedSchema {
  id: string
  schema: Schema
}

/**
 * The schema of what stands at a path, with its reference followed.
 * @param id the $id of the schema of the whole value
 * @param value tells the type of a section; it may lack what the path names
 * @returns undefined where the schemas know no such place
 */
export function schemaAt(
  schemas: Map<string, Schema>,
  id: string,
  value: unknown,
  path: Path,
): PlacedSchema | undefined {
  const whole = schemas.get(id)
  let at = whole && followed(schemas, { id, schema: whole }, value)
  let inside = value
  for (const step of path) {
    const next: Schema | undefined =
      typeof step === 'number' ? at?.schema.items : at && propertyOf(at.schema, String(step))
    if (!at || !next) return undefined
    inside = isRecord(inside) || Array.isArray(inside) ? (inside as Record<string | number, unknown>)[step] : undefined
    at = followed(schemas, { id: at.id, schema: next }, inside)
  }
  return at
}

function propertyOf({ properties, additionalProperties }: Schema, name: string): Schema | undefined {
  if (properties && Object.hasOwn(properties, name)) return properties[name]
  return typeof additionalProperties === 'object' ? additionalProperties : undefined
}

/** The schema that a reference, or a choice by type, leads to. */
export function followed(schemas: Map<string, Schema>, { id, schema }: PlacedSchema, value: unknown): PlacedSchema {
  if (schema.$ref) return followed(schemas, followRef(schemas, id, schema.$ref), value)
  if (!schema.oneOf) return { id, schema }
  const branches = schema.oneOf.map((branch) => followed(schemas, { id, schema: branch }, undefined))
  const type = isRecord(value) ? value.type : undefined
  return branches.find((branch) => branch.schema.properties?.type?.const === type) ?? { id, schema }
}
