import { type Schema, followRef } from './schemas'
import type { Path } from './json-tree'

/** A text of a document whose schema gives it a format. */
export interface FormattedText {
  path: Path
  format: string
  text: string
}

/** Where formatted texts can be below one schema: '*' stands for every entry of a list. */
interface FormatPath {
  steps: string[]
  format: string
}

const cache = new WeakMap<Schema, FormatPath[]>()

/**
 * Every text below a value whose schema gives it a format: its links, pictures, Markdown.
 * @param id the $id of the value's schema
 */
export function formattedTexts(
  schemas: Map<string, Schema>,
  id: string,
  value: unknown,
  at: Path = [],
): FormattedText[] {
  const schema = schemas.get(id)
  if (!schema) return []
  let paths = cache.get(schema)
  if (!paths) cache.set(schema, (paths = formatPaths(schemas, id, schema)))
  return paths.flatMap(({ steps, format }) => collect(value, steps, format, at))
}

function formatPaths(schemas: Map<string, Schema>, id: string, schema: Schema): FormatPath[] {
  if (schema.$ref) {
    // sections are walked one by one, each with the schema of its type
    if (schema.$ref === '#/definitions/Section') return []
    const target = followRef(schemas, id, schema.$ref)
    return formatPaths(schemas, target.id, target.schema)
  }
  const inProperties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    formatPaths(schemas, id, property).map(({ steps, format }) => ({ steps: [name, ...steps], format })),
  )
  const inItems = schema.items
    ? formatPaths(schemas, id, schema.items).map(({ steps, format }) => ({ steps: ['*', ...steps], format }))
    : []
  return [...(schema.format ? [{ steps: [], format: schema.format }] : []), ...inProperties, ...inItems]
}

function collect(value: unknown, [step, ...rest]: string[], format: string, at: Path): FormattedText[] {
  if (step === undefined) return typeof value === 'string' ? [{ path: at, format, text: value }] : []
  if (step === '*')
    return Array.isArray(value) ? value.flatMap((item, index) => collect(item, rest, format, [...at, index])) : []
  if (typeof value !== 'object' || value === null || !(step in value)) return []
  return collect((value as Record<string, unknown>)[step], rest, format, [...at, step])
}
