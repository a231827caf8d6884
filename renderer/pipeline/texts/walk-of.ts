import { getValidator } from '../validate/validator'
import { type Walk, compileWalk } from './compile-walk'
import { PLAIN, growTextTree } from './text-tree'

const walks = new Map<string | undefined, Walk | undefined>()

/**
 * Visits every text of a section whose schema gives it a format; undefined where there can be none.
 * @param type the section's type; none for the page itself, without its sections
 */
export function walkOf(type?: string): Walk | undefined {
  if (!walks.has(type)) {
    const id = type === undefined ? 'page.schema.json' : `sections/${type}.schema.json`
    const tree = growTextTree(getValidator().schemas, id, (format) => format !== PLAIN)
    walks.set(type, tree && compileWalk(tree))
  }
  return walks.get(type)
}
