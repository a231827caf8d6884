import { isRecord } from '../../renderer/pipeline/documents/json-tree'
import { type Schema, followRef, sectionTypes } from '../../renderer/pipeline/validate/schemas'
import { type EditorSchema, definitionName } from './adapt-schema'
import type { SharedName } from './site-names'

const USE = { use: { $ref: '#/definitions/UseName' } }

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
  const hasType = { required: ['type'], properties: { type: typeNames(schemas, types) } }
  const typed = types.map((type) => ({
    if: { ...sameValue('type', type), not: { required: ['use'] } },
    then: { title: type, ...typedSection(schemas.get(sectionId(type)) ?? {}, type) },
  }))
  const used = shared
    .filter(({ type }) => types.includes(type))
    .map(({ name, type, about }) => ({
      if: sameValue('use', name),
      then: { title: name, description: about, ...fields(schemas.get(sectionId(type)) ?? {}, type, USE) },
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

const sectionId = (type: string) => `sections/${type}.schema.json`

/** True of objects that have this value. VS Code would suggest the key of a condition, even of one that is false. */
const sameValue = (key: string, value: string): EditorSchema => ({
  required: [key],
  properties: { [key]: { const: value, doNotSuggest: true } },
})

function typeNames(schemas: Map<string, Schema>, types: string[]): EditorSchema {
  const about = types.map((type) => schemas.get(sectionId(type))?.description ?? '')
  return {
    description: 'Which kind of section this is. Its fields follow from it.',
    enum: types,
    enumDescriptions: about,
    'x-intellij-enum-metadata': Object.fromEntries(types.map((type, at) => [type, { description: about[at] }])),
  }
}

const typedSection = ({ description, required, ...schema }: Schema, type: string): EditorSchema => ({
  description,
  required,
  ...fields(schema, type, { type: {} }),
})

/** All fields of a section type but its "type", and others beside them. */
function fields({ properties = {} }: Schema, type: string, others: EditorSchema): EditorSchema {
  const definition = `#/definitions/${definitionName(sectionId(type))}`
  const names = Object.keys(properties).filter((name) => name !== 'type')
  return {
    properties: {
      ...others,
      ...Object.fromEntries(names.map((name) => [name, { $ref: `${definition}/properties/${name}` }])),
    },
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

/** A new section of each type: the required fields of its example, their words to be written over. */
export function sectionSnippets(schemas: Map<string, Schema>, examples: Map<string, unknown>): EditorSchema[] {
  return [...examples].map(([type, example]) => {
    const id = `sections/${type}.schema.json`
    const schema = schemas.get(id) ?? {}
    return { label: type, description: schema.description, body: skeleton(schemas, id, schema, example) }
  })
}

function skeleton(schemas: Map<string, Schema>, id: string, schema: Schema, example: unknown): unknown {
  let stops = 0
  const reduce = (from: string, schema: Schema, value: unknown): unknown => {
    if (schema.$ref) {
      const target = followRef(schemas, from, schema.$ref)
      return reduce(target.id, target.schema, value)
    }
    if (isRecord(value))
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, reduce(from, schema.properties?.[name] ?? {}, value[name])]),
      )
    if (Array.isArray(value)) {
      const { minItems = 1, items = {} } = schema
      return value.slice(0, minItems).map((item) => reduce(from, items, item))
    }
    if (typeof value !== 'string' || schema.const || schema.enum) return value
    // these characters would need an escape in the snippet that its JSON text can't keep
    return /[$}\\]/.test(value) ? `$${++stops}` : `\${${++stops}:${value}}`
  }
  return reduce(id, schema, example)
}
