import { isRecord } from '../../renderer/documents/json-tree'
import { type Schema, dereference, requiredOf, sectionTypes } from '../../renderer/schema/schemas'
import { readExamples } from '../../renderer/schema/section-examples'
import { type EditorSchema, type Suggestion, definitionName, offerValues } from './adapt-schema'

/** A section in shared/: its name in "use", its title, and its type, as far as they are written. */
export interface SharedName extends Suggestion {
  type: string
}

const USE = { use: { $ref: '#/definitions/UseName' } }

const sectionId = (type: string) => `sections/${type}.schema.json`

/**
 * Generates the definitions of a section in a page, of one in shared/, and of the name of a shared section. The fields of a
 * section follow from its type, or from the shared section that it uses; for each of these there is a condition. Branches repeat
 * the names of their fields, because JetBrains editors look no further than a branch.
 * @param schemas with references
 */
export function sectionDefinitions(schemas: Map<string, Schema>, shared: SharedName[]) {
  const types = sectionTypes(schemas)
  const schemaOf = (type: string) => schemas.get(sectionId(type)) ?? {}
  const typeNames = {
    description: 'The type of this section, which decides its fields.',
    enum: types,
    enumDescriptions: types.map((type) => schemaOf(type).description),
  }
  const hasType = { required: ['type'], properties: { type: typeNames } }
  const typed = types.map((type) => {
    const { description, required, if: condition, then } = schemaOf(type)
    return {
      if: { ...hasValue('type', type), not: { required: ['use'] } },
      then: {
        title: type,
        description,
        required,
        ...adaptFields(schemaOf(type), type, { type: {} }),
        if: condition,
        then,
      },
    }
  })
  const used = shared
    .filter(({ type }) => types.includes(type))
    .map(({ value, type, about }) => ({
      if: hasValue('use', value),
      then: { title: value, description: about, ...adaptFields(schemaOf(type), type, USE) },
    }))
  const isEmpty = { not: { anyOf: [{ required: ['type'] }, { required: ['use'] }] } }
  const snippets = sectionSnippets(dereference(schemas), types)
  const useSnippet = { label: 'use', description: 'Inserts a section from shared/.', body: { use: '$1' } }
  return {
    UseName: {
      type: 'string',
      description: 'The name of a section in shared/. Keys next to it override the section’s own.',
      ...offerValues(shared),
    },
    Section: {
      type: 'object',
      defaultSnippets: [...snippets, useSnippet],
      allOf: [
        { if: { required: ['use'] }, then: { properties: USE }, else: hasType },
        { if: isEmpty, then: { properties: USE } },
        ...typed,
        ...used,
      ],
    },
    SharedSection: { type: 'object', defaultSnippets: snippets, allOf: [hasType, ...typed] },
  }
}

/** A condition for objects with this value. VS Code would suggest the key of a condition even if it is false. */
export const hasValue = (key: string, value: string): EditorSchema => ({
  required: [key],
  properties: { [key]: { const: value, doNotSuggest: true } },
})

/** The keywords for all fields of a section type except "type", and for additional ones. */
function adaptFields({ properties = {} }: Schema, type: string, additional: EditorSchema): EditorSchema {
  const place = `#/definitions/${definitionName(sectionId(type))}/properties`
  const names = Object.keys(properties).filter((name) => name !== 'type')
  return {
    properties: { ...additional, ...Object.fromEntries(names.map((name) => [name, { $ref: `${place}/${name}` }])) },
    patternProperties: { '^(\\$comment|\\$schema|type)$': {} },
    additionalProperties: false,
  }
}

/** The values in a snippet for formats that words don't satisfy. Other formats keep the value of the example. */
const SAMPLES: Record<string, string> = { link: '/', image: '/images/picture.jpg', place: '1 Main Street, Town' }

/** A text in a snippet for the author to replace, made from the description: "The heading. Short." is "The heading". */
const sampleOf = ({ format = '', description = '' }: Schema, example: string): string =>
  ['', 'markdown'].includes(format)
    ? description.replace(/(?:[.:;,(–]|\b(?:such as|for example)\b).*/s, '').trim()
    : (SAMPLES[format] ?? example)

/** Generates a snippet for each type, with the required fields of its example in neutral words. */
function sectionSnippets(schemas: Map<string, Schema>, types: string[]): EditorSchema[] {
  return types.map((type) => {
    const [first] = readExamples(type)
    const example: unknown = first && JSON.parse(first.text)
    let stops = 0
    const reduce = ({ properties = {}, minItems = 1, items = {}, ...schema }: Schema, value: unknown): unknown => {
      if (isRecord(value))
        return Object.fromEntries(requiredOf(schema).map((name) => [name, reduce(properties[name] ?? {}, value[name])]))
      if (Array.isArray(value)) return value.slice(0, minItems).map((item) => reduce(items, item))
      if (typeof value !== 'string' || schema.const || schema.enum) return value
      const sample = sampleOf(schema, value)
      // these characters would need an escape that the snippet's JSON can't keep
      return /[$}\\]/.test(sample) ? `$${++stops}` : `\${${++stops}:${sample}}`
    }
    const schema = schemas.get(sectionId(type)) ?? {}
    return { label: type, description: schema.description, body: reduce(schema, example) }
  })
}
