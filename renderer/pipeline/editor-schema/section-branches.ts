import { type Schema, sectionTypes } from '../validate/schemas'
import { definitionName } from './adapt-schema'
import type { EditorSchema } from './editor-schema'
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
