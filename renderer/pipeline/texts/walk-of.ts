import { getValidator } from '../validate/validator'
import type { Schema } from '../validate/schemas'
import { type Walk, compileWalk } from './compile-walk'
import { PLAIN, growTextTree } from './text-tree'

/** By the schemas, which a developer may edit, and the type. */
const known = new WeakMap<Map<string, Schema>, Map<string | undefined, Walk | undefined>>()

/**
 * Visits every text of a section whose schema gives it a format; undefined where there can be none.
 * @param type the section's type; none for the page itself, without its sections
 */
export function walkOf(type?: string): Walk | undefined {
  const { schemas } = getValidator()
  const walks = known.get(schemas) ?? new Map<string | undefined, Walk | undefined>()
  known.set(schemas, walks)
  if (!walks.has(type)) {
    const id = type === undefined ? 'page.schema.json' : `sections/${type}.schema.json`
    const tree = growTextTree(schemas, id, (format) => format !== PLAIN)
    walks.set(type, tree && compileWalk(tree))
  }
  return walks.get(type)
}
