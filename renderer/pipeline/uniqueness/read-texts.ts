import { type Walk, compileWalk } from '../texts/compile-walk'
import { Place } from '../texts/place'
import { PLAIN, growTextTree } from '../texts/text-tree'
import type { Schema } from '../validate/schemas'
import { getValidator } from '../validate/validator'
import { visibleText } from './visible-text'

/** By the schemas, which a developer may edit, and the type. */
const known = new WeakMap<Map<string, Schema>, Map<string, Walk | undefined>>()

/**
 * Gathers what people read of a section, entry by entry, and within an entry in the order of the schema: so the order
 * that an author gives to the keys of a file makes no difference.
 * @param type the section's type
 * @param texts where they are added
 * @param keys the only ones of its keys that are asked for, where it is not all of them
 */
export function readTexts(
  type: string,
  section: Record<string, unknown>,
  texts: string[],
  keys?: readonly string[],
): void {
  const asked = keys ? Object.fromEntries(keys.map((key) => [key, section[key]])) : section
  walkOf(type)?.(new Place(asked), (text, { format }) => texts.push(format === PLAIN ? text : visibleText(text)))
}

function walkOf(type: string): Walk | undefined {
  const { schemas } = getValidator()
  const walks = known.get(schemas) ?? new Map<string, Walk | undefined>()
  known.set(schemas, walks)
  if (!walks.has(type)) {
    const isReadable = (format: string) => format === PLAIN || format === 'markdown'
    const tree = growTextTree(schemas, `sections/${type}.schema.json`, isReadable)
    walks.set(type, tree && compileWalk(tree))
  }
  return walks.get(type)
}
