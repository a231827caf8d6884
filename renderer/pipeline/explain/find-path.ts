import { isRecord } from '../documents/is-record'
import { type Path, toPointer } from '../documents/json-tree'
import { schemaAt } from '../validate/schema-at'
import type { Schema } from '../validate/schemas'
import { didYouMean } from '../problems/suggest'

/**
 * The steps of a place as people write it: a JSON Pointer, or with dots and brackets.
 * @example "/sections/3/title", "sections/3/title", "sections[3].title", "sections.3.title" → ["sections", "3", "title"]
 */
export function parseSteps(place: string): string[] {
  const plain = place.replace(/^#/, '').replaceAll(/\[(\d+)\]/g, '/$1')
  // a dot separates only where nothing says that this is a pointer, whose names may hold dots
  const separator = place.includes('/') ? '/' : /[/.]/
  return plain
    .split(separator)
    .filter((step) => step !== '')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/**
 * The path of a place within a value. Its last step may be one that is left out, where the schema knows it.
 * @param id the $id of the value's schema
 * @returns the path, or a sentence that tells where it ends and why
 */
export function findPath(schemas: Map<string, Schema>, id: string, value: unknown, steps: string[]): Path | string {
  const path: Path = []
  let at = value
  for (const step of steps) {
    const name = toPointer(path) || 'The document'
    if (at === undefined) return `${name} is left out, so that nothing stands in it.`
    if (Array.isArray(at)) {
      if (!/^\d+$/.test(step) || Number(step) >= at.length)
        return `${name} has no "${step}": it has ${describeEntries(at.length)}.`
      path.push(Number(step))
      at = at[Number(step)]
      continue
    }
    if (!isRecord(at)) return `${name} is ${JSON.stringify(at)}, which has no parts.`
    const fields = Object.keys(schemaAt(schemas, id, value, path)?.schema.properties ?? {})
    const known = [...new Set([...Object.keys(at), ...fields])].filter((field) => !field.startsWith('$'))
    if (!known.includes(step))
      return `${name} has no "${step}". ${didYouMean(step, known, `It can have: ${known.join(', ')}.`)}`
    path.push(step)
    at = Object.hasOwn(at, step) ? at[step] : undefined
  }
  return path
}

function describeEntries(length: number): string {
  if (length === 0) return 'no entries'
  return length === 1 ? 'one entry, 0' : `${length} entries, 0 to ${length - 1}`
}
