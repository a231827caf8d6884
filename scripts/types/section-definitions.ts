import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isRecord } from '../../renderer/documents/json-tree'
import { type Schema, dereference, sectionTypes } from '../../renderer/schema/schemas'
import { type EditorSchema, type Suggestion, definitionName, offerValues } from './adapt-schema'

/** A section of shared/: what "use" calls it with its title as far as they are written, and its type. */
export interface SharedName extends Suggestion {
  type: string
}

const USE = { use: { $ref: '#/definitions/UseName' } }

const sectionId = (type: string) => `sections/${type}.schema.json`

/**
 * The definitions of a section in a page, of one in shared/, and of the name of a shared section. What a section may hold
 * is said by conditions side by side: its fields follow from its type, or from the shared section that it uses. Branches
 * repeat the names of their fields, since JetBrains' editors look no further than a branch.
 * @param schemas with references
 */
export function sectionDefinitions(schemas: Map<string, Schema>, shared: SharedName[]) {
  const types = sectionTypes(schemas)
  const schemaOf = (type: string) => schemas.get(sectionId(type)) ?? {}
  const typeNames = {
    description: 'Which kind of section this is. Its fields follow from it.',
    enum: types,
    enumDescriptions: types.map((type) => schemaOf(type).description),
  }
  const hasType = { required: ['type'], properties: { type: typeNames } }
  const typed = types.map((type) => {
    const { description, required } = schemaOf(type)
    return {
      if: { ...hasValue('type', type), not: { required: ['use'] } },
      then: { title: type, description, required, ...adaptFields(schemaOf(type), type, { type: {} }) },
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
  const useSnippet = { label: 'use', description: 'Puts a section of shared/ here.', body: { use: '$1' } }
  return {
    UseName: {
      type: 'string',
      description: 'The name of a section of shared/. Keys beside it take the place of its own.',
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

/** True of objects that have this value. VS Code would suggest the key of a condition, even of one that is false. */
const hasValue = (key: string, value: string): EditorSchema => ({
  required: [key],
  properties: { [key]: { const: value, doNotSuggest: true } },
})

/** All fields of a section type but its "type", and others beside them. */
function adaptFields({ properties = {} }: Schema, type: string, others: EditorSchema): EditorSchema {
  const place = `#/definitions/${definitionName(sectionId(type))}/properties`
  const names = Object.keys(properties).filter((name) => name !== 'type')
  return {
    properties: { ...others, ...Object.fromEntries(names.map((name) => [name, { $ref: `${place}/${name}` }])) },
    patternProperties: { '^(\\$comment|\\$schema|type)$': {} },
    additionalProperties: false,
  }
}

/** What a snippet holds for formats that words don't satisfy; other texts keep what the example has. */
const SAMPLES: Record<string, string> = { link: '/', image: '/images/picture.jpg', place: '1 Main Street, Town' }

/** A snippet's text, for the author to replace: from the schema's description. "The heading. Short." is "The heading". */
const sampleOf = ({ format = '', description = '' }: Schema, example: string): string =>
  ['', 'markdown'].includes(format)
    ? description.replace(/(?:[.:;,(–]|\b(?:such as|for example)\b).*/s, '').trim()
    : (SAMPLES[format] ?? example)

/** A new section of each type: the fields that its example must have, their words neutral. */
function sectionSnippets(schemas: Map<string, Schema>, types: string[]): EditorSchema[] {
  return types.map((type) => {
    const example: unknown = JSON.parse(readFileSync(resolve('sections', type, 'example.json'), 'utf8'))
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
