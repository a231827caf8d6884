import { MOST_LISTED } from '../../renderer/rules/values/keywords'
import { selectionSchemaId } from '../../renderer/schema/lists'
import { type Schema, ANNOTATIONS, followRef } from '../../renderer/schema/schemas'

/** A JSON Schema with the keywords that editors add to draft-07: https://code.visualstudio.com/docs/languages/json */
export type EditorSchema = Record<string, unknown>

/** A value to suggest for a text, and its description. */
export interface Suggestion {
  value: string
  about?: string
}

/**
 * The values of formats. With the message `must`, all other values are wrong, except those that match the pattern `right`,
 * which by default are texts with a {variable}.
 */
export type FormatValues = Record<string, { values: Suggestion[]; must?: string; right?: string }>

/** Allowed in every object, and ignored by the pipeline. */
const NOTES = '^\\$(comment|schema)$'

/** Keywords that tell authors nothing, or are replaced below. A format applies to filled-in texts, but documents have {variables}. */
const NOT_FOR_AUTHORS = ['$id', '$schema', 'title', 'format', 'enum', 'pattern', 'definitions', 'discriminator']
const LEFT_OUT = new Set<string>([...NOT_FOR_AUTHORS, ...ANNOTATIONS])

/**
 * Adapts a schema of the pipeline to editors. Its references lead to definitions in one file.
 * @param id the $id of the schema, to which its references are relative
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
    const place = /#(.*)/.exec(schema.$ref)?.[1] ?? ''
    const reference = { $ref: `#/definitions/${definitionName(followRef(schemas, id, schema.$ref).id)}${place}` }
    // editors ignore keywords next to a reference
    return schema.description ? { description: schema.description, allOf: [reference] } : reference
  }
  const {
    properties,
    items,
    additionalProperties,
    propertyNames,
    acceptsList,
    description = '',
    default: usual,
  } = schema
  const fields = Object.entries(properties ?? {}).filter(([name]) => name !== '$schema')
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([keyword]) => !LEFT_OUT.has(keyword))),
    ...(usual !== undefined && { description: `${description} Left out, it is ${JSON.stringify(usual)}.`.trim() }),
    ...valuesOf(schema, values),
    ...(acceptsList !== undefined && listOrSelection(acceptsList)),
    ...(schema.type === 'object' && { patternProperties: { [NOTES]: {} } }),
    ...(properties && { properties: Object.fromEntries(fields.map(([name, field]) => [name, adapt(field)])) }),
    ...(items && { items: adapt(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: adapt(additionalProperties) }),
    ...(propertyNames && { propertyNames: { anyOf: [propertyNames, { pattern: NOTES }] } }),
  }
}

/** The keywords for an array in whose place entries of a list can be chosen. */
const listOrSelection = (kind: string): EditorSchema => ({
  type: ['array', 'object'],
  if: { type: 'object' },
  then: { $ref: `#/definitions/${definitionName(selectionSchemaId(kind))}` },
  defaultSnippets: [
    { label: '[…]', description: 'Entries of its own.', body: ['^$1'] },
    { label: 'list', description: 'Entries of a list in lists/.', body: { list: '$1' } },
  ],
})

/** The name of a schema's definition: "shared/picture.schema.json" is "shared-picture". */
export const definitionName = (id: string): string => id.replace('.schema.json', '').replaceAll('/', '-')

/** The keywords for the values that a schema allows for a text. */
function valuesOf({ enum: choices, format = '', pattern = '' }: Schema, formats: FormatValues): EditorSchema {
  if (choices) {
    const list = choices.map((choice) => JSON.stringify(choice)).join(', ')
    const must = choices.length > MOST_LISTED ? 'Must be one of the suggested values.' : `Must be one of: ${list}.`
    const values = choices.map((value) => ({ value: String(value) }))
    return offerValues(values, must)
  }
  // editors would ignore the field's own keywords next to a $ref
  if (format === 'markdown') return { allOf: [{ $ref: '#/definitions/MarkdownLinks' }] }
  const { must, right, ...offered } = formats[format] ?? { values: [] }
  const values = offered.values.filter(({ value }) => new RegExp(pattern).test(value))
  if (pattern && values.length === 0) return { pattern: `${pattern}|\\{` }
  return offerValues(values, must, right)
}

/**
 * The keywords that suggest values for a text.
 * @param must the message for any other value; left out, every other value is right too
 * @param right a pattern for other right values; by default a {variable}
 */
export function offerValues(values: Suggestion[], must?: string, right = '\\{'): EditorSchema {
  if (values.length === 0) return {}
  const words = values.map(({ value }) => value)
  return {
    // with two of them, VS Code leaves the value open and shows the whole list at once
    examples: words.slice(0, 2),
    // the pattern first, since VS Code shows the message of the first branch, and that of the enum would list every value
    anyOf: [
      must === undefined ? {} : { pattern: right, patternErrorMessage: must },
      {
        enum: words,
        ...(values.some(({ about }) => about) && { enumDescriptions: values.map(({ about = '' }) => about) }),
      },
    ],
  }
}
