import { isRecord } from '../../renderer/pipeline/documents/json-tree'
import { type Schema, sectionTypes } from '../../renderer/pipeline/validate/schemas'
import { type EditorSchema, definitionName, describeValues } from './adapt-schema'

/** A section of shared/: what "use" calls it, its type, and its title; empty while they are not written. */
export interface SharedName {
  name: string
  type: string
  about: string
}

const USE = { use: { $ref: '#/definitions/UseName' } }

const sectionId = (type: string) => `sections/${type}.schema.json`

/**
 * What a section may hold, as conditions side by side: which fields it has follows from its type, or from the shared
 * section it uses. Branches repeat the names of their fields, since JetBrains' editors look no further than a branch.
 * @returns the conditions of a section in a page, and of one in shared/
 */
export function sectionBranches(
  schemas: Map<string, Schema>,
  shared: SharedName[],
): { inPages: EditorSchema[]; inShared: EditorSchema[] } {
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

export const useSnippet = {
  label: 'use',
  description: 'Puts a section of shared/ here.',
  body: { use: '$1' },
}

export const pageSnippet = {
  label: 'page',
  description: 'A new page. The path of its file is its address.',
  // "^" writes the rest as it is: a place to choose a section at
  body: { title: '$1', description: '$2', sections: ['^$3'] },
}

/**
 * A new section of each type: the required fields of its example, their words to be written over.
 * @param schemas without references
 * @param examples each section type's example, by type
 */
export function sectionSnippets(schemas: Map<string, Schema>, examples: Map<string, unknown>): EditorSchema[] {
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
      // these characters would need an escape in the snippet that its JSON text can't keep
      return /[$}\\]/.test(value) ? `$${++stops}` : `\${${++stops}:${value}}`
    }
    const schema = schemas.get(sectionId(type)) ?? {}
    return { label: type, description: schema.description, body: reduce(schema, example) }
  })
}
