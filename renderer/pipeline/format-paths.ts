import type { Annotations } from './annotations'
import type { Path } from './json-tree'
import { type Schema, followRef } from './schemas'

/** What the schemas say of a picture's place. */
type PictureNeeds = Pick<Annotations, 'minWidth' | 'mayDecorate'>

/** A text of a document whose schema gives it a format. */
export interface FormattedText extends PictureNeeds {
  path: Path
  format: string
  text: string
}

/** Where a text that is written for people can be: '*' stands for every entry of a list. */
export interface ReadablePath {
  steps: string[]
  isMarkdown: boolean
}

/** Stands for the format of a text that has none, and may say anything. */
const PLAIN = 'plain'

/** Where formatted texts can be below one schema: '*' stands for every entry of a list. */
interface FormatPath {
  steps: string[]
  format: string
  needs: PictureNeeds
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
  return pathsBelow(schemas, id)
    .filter(({ format }) => format !== PLAIN)
    .flatMap(({ steps, format, needs }) => collect(value, steps, at).map((found) => ({ ...found, format, ...needs })))
}

/**
 * Where texts that people read can be below one schema: Markdown, and what has neither a format nor a list of choices.
 * @param id the schema's $id
 */
export function readablePaths(schemas: Map<string, Schema>, id: string): ReadablePath[] {
  return pathsBelow(schemas, id)
    .filter(({ format }) => format === PLAIN || format === 'markdown')
    .map(({ steps, format }) => ({ steps, isMarkdown: format === 'markdown' }))
}

function pathsBelow(schemas: Map<string, Schema>, id: string): FormatPath[] {
  const schema = schemas.get(id)
  if (!schema) return []
  let paths = cache.get(schema)
  if (!paths) cache.set(schema, (paths = formatPaths(schemas, id, schema)))
  return paths
}

/** @param above what the places around this one say; a place nearer to the text has the last word */
function formatPaths(schemas: Map<string, Schema>, id: string, schema: Schema, above: PictureNeeds = {}): FormatPath[] {
  const { minWidth = above.minWidth, mayDecorate = above.mayDecorate } = schema
  const needs = { minWidth, mayDecorate }
  if (schema.$ref) {
    // sections are walked one by one, each with the schema of its type
    if (schema.$ref === '#/definitions/Section') return []
    const target = followRef(schemas, id, schema.$ref)
    return formatPaths(schemas, target.id, target.schema, needs)
  }
  const format = schema.format ?? (isFree(schema) ? PLAIN : undefined)
  const below = (step: string, inner: Schema) =>
    formatPaths(schemas, id, inner, needs).map((path) => ({ ...path, steps: [step, ...path.steps] }))
  return [
    ...(format ? [{ steps: [], format, needs }] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => below(name, property)),
    ...(schema.items ? below('*', schema.items) : []),
  ]
}

const isFree = ({ type, enum: choices, const: only }: Schema) => type === 'string' && !choices && only === undefined

function collect(value: unknown, [step, ...rest]: string[], at: Path): Pick<FormattedText, 'path' | 'text'>[] {
  if (step === undefined) return typeof value === 'string' ? [{ path: at, text: value }] : []
  if (step === '*')
    return Array.isArray(value) ? value.flatMap((item, index) => collect(item, rest, [...at, index])) : []
  if (typeof value !== 'object' || value === null || !(step in value)) return []
  return collect((value as Record<string, unknown>)[step], rest, [...at, step])
}
