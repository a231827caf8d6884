import { ANNOTATIONS } from '../validate/annotations'
import { type Schema, followRef } from '../validate/schemas'
import type { EditorSchema } from './editor-schema'
import { type FormatValues, suggest } from './suggest-values'

/** What says nothing to an author, or is said otherwise below. Formats are of filled texts; documents hold {variables}. */
const NOT_FOR_AUTHORS = ['$id', '$schema', 'title', 'format', 'enum', 'pattern', 'definitions', 'discriminator']
const LEFT_OUT = new Set<string>([...NOT_FOR_AUTHORS, ...ANNOTATIONS])

/** Allowed in every object, and ignored by the pipeline. */
const NOTES = { '^\\$(comment|schema)$': {} }

/**
 * A schema of the pipeline's as editors need it, its references leading to definitions of one file.
 * @param id the schema's $id, from where its references count
 */
export function adaptSchema(
  schemas: Map<string, Schema>,
  id: string,
  schema: Schema,
  values: FormatValues,
): EditorSchema {
  const adapt = (inner: Schema) => adaptSchema(schemas, id, inner, values)
  if (schema.$ref === '#/definitions/Section') return { $ref: schema.$ref }
  if (schema.$ref) return { $ref: `#/definitions/${definitionName(followRef(schemas, id, schema.$ref).id)}` }
  const { properties, items, additionalProperties, propertyNames } = schema as Schema & { propertyNames?: Schema }
  const fields = Object.entries(properties ?? {}).filter(([name]) => name !== '$schema')
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([keyword]) => !LEFT_OUT.has(keyword))),
    ...describe(schema),
    ...wordsOf(schema, values),
    ...(schema.type === 'object' && { patternProperties: NOTES }),
    ...(properties && {
      properties: Object.fromEntries(fields.map(([name, field]) => [name, adapt(field)])),
    }),
    ...(items && { items: adapt(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: adapt(additionalProperties) }),
    ...(propertyNames && { propertyNames: { anyOf: [propertyNames, { pattern: Object.keys(NOTES)[0] }] } }),
  }
}

/** What a schema is called among the definitions: "shared/picture.schema.json" is "shared-picture". */
export const definitionName = (id: string): string => id.replace('.schema.json', '').replaceAll('/', '-')

function describe({ description, default: value }: Schema): EditorSchema {
  if (value === undefined) return {}
  return { description: `${description ?? ''} Left out, it is ${JSON.stringify(value)}.`.trim() }
}

/** The values of a text that its schema counts. */
function wordsOf(schema: Schema, formats: FormatValues): EditorSchema {
  const { enum: words, format, pattern } = schema as Schema & { pattern?: string }
  if (words) {
    const must = `Must be one of: ${words.map((word) => JSON.stringify(word)).join(', ')}.`
    return suggest(
      words.map((value) => ({ value: String(value) })),
      must,
    )
  }
  if (pattern) return { pattern: `${pattern}|\\{` }
  const known = format === undefined ? undefined : formats[format]
  return known ? suggest(known.values, known.must) : {}
}
