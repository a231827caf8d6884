import type { JsonSchema } from 'json-schema-faker'
import { isRecord } from '../../../renderer/pipeline/documents/json-tree'
import { type Schema, followRef } from '../../../renderer/pipeline/validate/schemas'

/** Keywords that say nothing of what may stand in a document, or that only ajv knows. */
const LEFT_OUT = new Set([
  '$schema',
  '$id',
  'definitions',
  'discriminator',
  'examples',
  'default',
  'description',
  'title',
])

/** Chosen for a warning, "error" would make an error of it. */
const SEVERITIES = 'shared/rule-severity.schema.json'

/**
 * A schema with everything it refers to in its place.
 * @param id its $id
 */
export function bundleSchema(schemas: Map<string, Schema>, id: string): JsonSchema {
  const inline = (from: string, schema: Schema): JsonSchema => {
    if (schema.$ref) {
      const target = followRef(schemas, from, schema.$ref)
      return target.id === SEVERITIES ? { enum: ['warning', 'off'] } : inline(target.id, target.schema)
    }
    const below = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map((one: unknown) => (isRecord(one) ? inline(from, one) : one))
      return isRecord(value) ? inline(from, value) : value
    }
    const entries = Object.entries(schema).filter(([keyword]) => !LEFT_OUT.has(keyword))
    return Object.fromEntries(
      entries.map(([keyword, value]) => [
        keyword,
        keyword === 'properties' && isRecord(value)
          ? Object.fromEntries(
              Object.entries(value)
                .filter(([name]) => name !== '$schema')
                .map(([name, one]) => [name, below(one)]),
            )
          : below(value),
      ]),
    )
  }
  return inline(id, { $ref: `/${id}` })
}
