import type { JsonSchema } from 'json-schema-faker'
import { isRecord } from '../../renderer/documents/json-tree'
import { type Schema, followRef, requiredOf } from '../../renderer/schema/schemas'

/** Keywords that don't restrict documents, or that only ajv knows. */
const LEFT_OUT = ['$schema', '$id', 'definitions', 'discriminator', 'examples', 'default', 'description', 'title']

/** The severities of warnings: "error" would turn a warning into an error. */
const SEVERITIES = 'shared/rule-severity.schema.json'

/**
 * A schema with all references replaced by what they refer to.
 * @param id its $id
 */
export function bundleSchema(schemas: Map<string, Schema>, id: string): JsonSchema {
  const inline = (from: string, schema: Schema): JsonSchema => {
    if (schema.$ref) {
      const target = followRef(schemas, from, schema.$ref)
      return target.id === SEVERITIES ? { enum: ['warning', 'off'] } : inline(target.id, target.schema)
    }
    const below = (value: unknown): unknown =>
      Array.isArray(value) ? value.map(below) : isRecord(value) ? inline(from, value) : value
    const required = requiredOf(schema)
    // the generator doesn't see every condition, so what only some values need is always there
    const unconditional = { ...schema, ...(required.length > 0 && { required }) }
    return mapped(unconditional, LEFT_OUT, (value, keyword) =>
      keyword === 'properties' && isRecord(value) ? mapped(value, ['$schema'], below) : below(value),
    )
  }
  return inline(id, { $ref: `/${id}` })
}

/** Maps the values of an object, and leaves out some of its members. */
const mapped = (object: object, leftOut: string[], map: (value: unknown, name: string) => unknown) =>
  Object.fromEntries(
    Object.entries(object).flatMap(([name, value]) => (leftOut.includes(name) ? [] : [[name, map(value, name)]])),
  )
