import { isRecord } from '../documents/is-record'
import { type Schema, followRef } from '../validate/schemas'
import type { EditorSchema } from './editor-schema'

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
      const { minItems = 1, items = {} } = schema as Schema & { minItems?: number }
      return value.slice(0, minItems).map((item) => reduce(from, items, item))
    }
    if (typeof value !== 'string' || schema.const || schema.enum) return value
    // these characters would need an escape in the snippet that its JSON text can't keep
    return /[$}\\]/.test(value) ? `$${++stops}` : `\${${++stops}:${value}}`
  }
  return reduce(id, schema, example)
}
