import { isRecord } from '../../renderer/pipeline/documents/json-tree'
import { MOST_LISTED } from '../../renderer/pipeline/rules/keywords'
import {
  type Schema,
  ANNOTATIONS,
  dereference,
  followRef,
  sectionTypes,
} from '../../renderer/pipeline/validate/schemas'

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
  if (schema.$ref === '#/definitions/Section') return { $ref: schema.$ref }
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
function valuesOf({ enum: choices, format = '', pattern }: Schema, formats: FormatValues): EditorSchema {
  if (choices) {
    const list = choices.map((choice) => JSON.stringify(choice)).join(', ')
    const must = choices.length > MOST_LISTED ? 'Must be one of the suggested values.' : `Must be one of: ${list}.`
    const values = choices.map((value) => ({ value: String(value) }))
    return suggest(values, must)
  }
  if (pattern) return { pattern: `${pattern}|\\{` }
  // beside a $ref editors would pass over what the field says of itself
  if (format === 'markdown') return { allOf: [{ $ref: '#/definitions/MarkdownLinks' }] }
  const { values, must, right } = formats[format] ?? { values: [] }
  return suggest(values, must, right)
}

/**
 * The keywords that offer values for a text.
 * @param must said of any other value; left out, any other is as right
 * @param right what finds other right values; by default a {variable}
 */
function suggest(values: Suggestion[], must?: string, right = '\\{'): EditorSchema {
  if (values.length === 0) return {}
  const words = values.map(({ value }) => value)
  return {
    // two of them are enough for VS Code to leave the value open and to show the whole list at once
    examples: words.slice(0, 2),
    // the pattern first: VS Code shows the first branch's message, and the enum's would list every value
    anyOf: [
      must === undefined ? {} : { pattern: right, patternErrorMessage: must },
      { enum: words, ...(values.some(({ about }) => about) && describeValues(values)) },
    ],
  }
}

/** What the values of an enum mean, as VS Code and JetBrains' editors read it. */
function describeValues(values: Suggestion[]): EditorSchema {
  return {
    enumDescriptions: values.map(({ about = '' }) => about),
    'x-intellij-enum-metadata': Object.fromEntries(
      values.map(({ value, about = '' }) => [value, { description: about }]),
    ),
  }
}

/** A section of shared/: what "use" calls it, its type, and its title; empty while they are not written. */
export interface SharedName {
  name: string
  type: string
  about: string
}

const USE = { use: { $ref: '#/definitions/UseName' } }

const sectionId = (type: string) => `sections/${type}.schema.json`

/**
 * The definitions of a section in a page, of one in shared/, and of the name of a shared section.
 * @param schemas with references
 * @param examples each section type's example, by type
 */
export function sectionDefinitions(schemas: Map<string, Schema>, shared: SharedName[], examples: Map<string, unknown>) {
  const { inPages, inShared } = sectionBranches(schemas, shared)
  const snippets = sectionSnippets(dereference(schemas), examples)
  const useSnippet = { label: 'use', description: 'Puts a section of shared/ here.', body: { use: '$1' } }
  return {
    UseName: {
      type: 'string',
      description: 'The name of a section of shared/. Keys beside it take the place of its own.',
      ...suggest(shared.map(({ name, about }) => ({ value: name, about }))),
    },
    Section: { type: 'object', defaultSnippets: [...snippets, useSnippet], allOf: inPages },
    SharedSection: { type: 'object', defaultSnippets: snippets, allOf: inShared },
  }
}

/**
 * What a section may hold, as conditions side by side: which fields it has follows from its type, or from the shared
 * section it uses. Branches repeat the names of their fields, since JetBrains' editors look no further than a branch.
 */
function sectionBranches(schemas: Map<string, Schema>, shared: SharedName[]) {
  const types = sectionTypes(schemas)
  const schemaOf = (type: string) => schemas.get(sectionId(type)) ?? {}
  const typeNames = {
    description: 'Which kind of section this is. Its fields follow from it.',
    enum: types,
    ...describeValues(types.map((type) => ({ value: type, about: schemaOf(type).description }))),
  }
  const hasType = { required: ['type'], properties: { type: typeNames } }
  const typed = types.map((type) => {
    const { description, required } = schemaOf(type)
    return {
      if: { ...hasValue('type', type), not: { required: ['use'] } },
      then: { title: type, description, required, ...fieldsOf(schemaOf(type), type, { type: {} }) },
    }
  })
  const used = shared
    .filter(({ type }) => types.includes(type))
    .map(({ name, type, about }) => ({
      if: hasValue('use', name),
      then: { title: name, description: about, ...fieldsOf(schemaOf(type), type, USE) },
    }))
  const isEmpty = { not: { anyOf: [{ required: ['type'] }, { required: ['use'] }] } }
  return {
    inPages: [
      { if: { required: ['use'] }, then: { properties: USE }, else: hasType },
      { if: isEmpty, then: { properties: USE } },
      ...typed,
      ...used,
    ],
    inShared: [hasType, ...typed],
  }
}

/** True of objects that have this value. VS Code would suggest the key of a condition, even of one that is false. */
const hasValue = (key: string, value: string): EditorSchema => ({
  required: [key],
  properties: { [key]: { const: value, doNotSuggest: true } },
})

/** All fields of a section type but its "type", and others beside them. */
function fieldsOf({ properties = {} }: Schema, type: string, others: EditorSchema): EditorSchema {
  const place = `#/definitions/${definitionName(sectionId(type))}/properties`
  const names = Object.keys(properties).filter((name) => name !== 'type')
  return {
    properties: { ...others, ...Object.fromEntries(names.map((name) => [name, { $ref: `${place}/${name}` }])) },
    patternProperties: { '^(\\$comment|\\$schema|type)$': {} },
    additionalProperties: false,
  }
}

/** What a snippet holds in a text of a format that words don't satisfy; others keep what the example has. */
const SAMPLES: Record<string, string> = { link: '/', image: '/images/picture.jpg', place: '1 Main Street, Town' }

/** What a snippet holds in a text: what its schema says of it, to be written over. "The heading. Short." is "The heading". */
const sampleOf = ({ format = '', description = '' }: Schema, example: string): string =>
  ['', 'markdown'].includes(format)
    ? description.replace(/(?:[.:;,(–]|\b(?:such as|for example)\b).*/s, '').trim()
    : (SAMPLES[format] ?? example)

/** A new section of each type: the fields that its example must have, their words neutral. */
function sectionSnippets(schemas: Map<string, Schema>, examples: Map<string, unknown>): EditorSchema[] {
  return [...examples].map(([type, example]) => {
    let stops = 0
    const reduce = (
      { required = [], properties = {}, minItems = 1, items = {}, ...schema }: Schema,
      value: unknown,
    ): unknown => {
      if (isRecord(value))
        return Object.fromEntries(required.map((name) => [name, reduce(properties[name] ?? {}, value[name])]))
      if (Array.isArray(value)) return value.slice(0, minItems).map((item) => reduce(items, item))
      if (typeof value !== 'string' || schema.const || schema.enum) return value
      const sample = sampleOf(schema, value)
      // these characters would need an escape in the snippet that its JSON text can't keep
      return /[$}\\]/.test(sample) ? `$${++stops}` : `\${${++stops}:${sample}}`
    }
    const schema = schemas.get(sectionId(type)) ?? {}
    return { label: type, description: schema.description, body: reduce(schema, example) }
  })
}
