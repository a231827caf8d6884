import { MOST_LISTED } from '../../renderer/rules/values/keywords'
import { type Schema, ANNOTATIONS, followRef } from '../../renderer/schema/schemas'

/** A JSON Schema with the keywords that editors know beyond draft-07, https://code.visualstudio.com/docs/languages/json. */
export type EditorSchema = Record<string, unknown>

/** A value that a text can have, and what it means. */
export interface Suggestion {
  value: string
  about?: string
}

/**
 * The values of each format that has some. With `must` only these are right, beside what the pattern `right` finds: a text
 * with a {variable}, where nothing else is said.
 */
export type FormatValues = Record<string, { values: Suggestion[]; must?: string; right?: string }>

/** Allowed in every object, and ignored by the pipeline. */
const NOTES = '^\\$(comment|schema)$'

/** What says nothing to an author, or is said otherwise below. Formats are of filled texts; documents hold {variables}. */
const NOT_FOR_AUTHORS = ['$id', '$schema', 'title', 'format', 'enum', 'pattern', 'definitions', 'discriminator']
const LEFT_OUT = new Set<string>([...NOT_FOR_AUTHORS, ...ANNOTATIONS])

/**
 * A schema of the pipeline's as editors need it, its references leading to definitions of one file.
 * @param id the schema's $id, to which its references are relative
 */
export function adaptSchema(
  schemas: Map<string, Schema>,
  id: string,
  schema: Schema,
  values: FormatValues,
): EditorSchema {
  const adapt = (inner: Schema) => adaptSchema(schemas, id, inner, values)
  if (schema.$ref === 'section.schema.json') return { $ref: '#/definitions/Section' }
  if (schema.$ref) {
    const reference = { $ref: `#/definitions/${definitionName(followRef(schemas, id, schema.$ref).id)}` }
    // editors pass over what stands beside a reference
    return schema.description ? { description: schema.description, allOf: [reference] } : reference
  }
  const { properties, items, additionalProperties, propertyNames, description = '', default: usual } = schema
  const fields = Object.entries(properties ?? {}).filter(([name]) => name !== '$schema')
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([keyword]) => !LEFT_OUT.has(keyword))),
    ...(usual !== undefined && { description: `${description} Left out, it is ${JSON.stringify(usual)}.`.trim() }),
    ...valuesOf(schema, values),
    ...(schema.type === 'object' && { patternProperties: { [NOTES]: {} } }),
    ...(properties && { properties: Object.fromEntries(fields.map(([name, field]) => [name, adapt(field)])) }),
    ...(items && { items: adapt(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: adapt(additionalProperties) }),
    ...(propertyNames && { propertyNames: { anyOf: [propertyNames, { pattern: NOTES }] } }),
  }
}

/** What a schema is called among the definitions: "shared/picture.schema.json" is "shared-picture". */
export const definitionName = (id: string): string => id.replace('.schema.json', '').replaceAll('/', '-')

/** The values of a text that its schema counts. */
function valuesOf({ enum: choices, format = '', pattern = '' }: Schema, formats: FormatValues): EditorSchema {
  if (choices) {
    const list = choices.map((choice) => JSON.stringify(choice)).join(', ')
    const must = choices.length > MOST_LISTED ? 'Must be one of the suggested values.' : `Must be one of: ${list}.`
    const values = choices.map((value) => ({ value: String(value) }))
    return offerValues(values, must)
  }
  // beside a $ref, editors would ignore what the field itself says
  if (format === 'markdown') return { allOf: [{ $ref: '#/definitions/MarkdownLinks' }] }
  const { must, right, ...offered } = formats[format] ?? { values: [] }
  const values = offered.values.filter(({ value }) => new RegExp(pattern).test(value))
  if (pattern && values.length === 0) return { pattern: `${pattern}|\\{` }
  return offerValues(values, must, right)
}

/**
 * The keywords that offer values for a text.
 * @param must what is said about any other value; if left out, every other value is right too
 * @param right what finds other right values; by default a {variable}
 */
export function offerValues(values: Suggestion[], must?: string, right = '\\{'): EditorSchema {
  if (values.length === 0) return {}
  const words = values.map(({ value }) => value)
  return {
    // two of them are enough for VS Code to leave the value open and to show the whole list at once
    examples: words.slice(0, 2),
    // the pattern first: VS Code shows the first branch's message, and the enum's would list every value
    anyOf: [
      must === undefined ? {} : { pattern: right, patternErrorMessage: must },
      {
        enum: words,
        ...(values.some(({ about }) => about) && { enumDescriptions: values.map(({ about = '' }) => about) }),
      },
    ],
  }
}
