import type { PlacedVisitor, Walk } from './compile-walk'
import { Place } from './place'
import type { TextTree } from './text-tree'

/** What compileWalk makes, for a worker, which compiles no code. */
export const walkAlong =
  (tree: TextTree): Walk =>
  (holder, visit) =>
    walkMembers(holder, tree, visit)

function walkMembers(holder: Place, { members }: TextTree, visit: PlacedVisitor): void {
  for (const [name, inner] of members) walk((holder.value as Record<string, unknown>)[name], inner, holder, name, visit)
}

function walk(value: unknown, tree: TextTree, holder: Place, step: string | number, visit: PlacedVisitor): void {
  if (typeof value === 'string') {
    if (tree.text) visit(value, tree.text, holder, step)
  } else if (Array.isArray(value)) {
    const { entries } = tree
    if (!entries) return
    const list = new Place(value, holder, step)
    value.forEach((entry, index) => walk(entry, entries, list, index, visit))
  } else if (typeof value === 'object' && value !== null) walkMembers(new Place(value, holder, step), tree, visit)
}
