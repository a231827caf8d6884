import { type PlacedSchema, followed } from '../validate/schema-at'
import type { Schema } from '../validate/schemas'

/** A field that a section type can have. */
export interface SchemaField {
  /** From the section on, without the places in lists: ["items", "rating"]. */
  steps: string[]
  required: boolean
  schema: Schema
}

/** The fields of a schema and of what stands in them, each before those in it. */
export function schemaFields(schemas: Map<string, Schema>, placed: PlacedSchema): SchemaField[] {
  const { id, schema } = followed(schemas, placed, undefined)
  if (schema.items) return schemaFields(schemas, { id, schema: schema.items })
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const field = followed(schemas, { id, schema: property }, undefined)
    const inside = schemaFields(schemas, field).map((below) => ({ ...below, steps: [name, ...below.steps] }))
    return [{ steps: [name], required: schema.required?.includes(name) ?? false, schema: field.schema }, ...inside]
  })
}
