import { type Schema, ANNOTATIONS, followRef } from '../../renderer/pipeline/validate/schemas'

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
  const { properties, items, additionalProperties, propertyNames } = schema
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
function wordsOf({ enum: words, format, pattern }: Schema, formats: FormatValues): EditorSchema {
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

/** A value that a text can have, and what it means. */
export interface Suggestion {
  value: string
  about?: string
}

/** The values of each format that has some. With `must` there are no others. */
export type FormatValues = Record<string, { values: Suggestion[]; must?: string }>

/**
 * The keywords that offer values for a text.
 * @param must said of any other value; left out, any other is as right. A text with a {variable} is always right.
 */
export function suggest(values: Suggestion[], must?: string): EditorSchema {
  if (values.length === 0) return {}
  const isDescribed = values.some(({ about }) => about)
  const words = {
    enum: values.map(({ value }) => value),
    ...(isDescribed && {
      enumDescriptions: values.map(({ about = '' }) => about),
      'x-intellij-enum-metadata': Object.fromEntries(
        values.map(({ value, about = '' }) => [value, { description: about }]),
      ),
    }),
  }
  return {
    // two of them are enough for VS Code to leave the value open and to show the whole list at once
    examples: words.enum.slice(0, 2),
    // the pattern first: VS Code tells the first branch's message, and the enum's would list every value
    anyOf: [must === undefined ? {} : { pattern: '\\{', patternErrorMessage: must }, words],
  }
}

/** A JSON Schema with the keywords that editors know beyond draft-07, https://code.visualstudio.com/docs/languages/json. */
export type EditorSchema = Record<string, unknown>
