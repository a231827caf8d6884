import type { Node } from 'jsonc-parser'

/** The steps to a value: names of members, and indexes in lists. */
export type Path = (string | number)[]

/** Names of members that are for authors and their editors only, and the unsafe "__proto__". */
const IGNORED_NAMES = new Set(['$comment', '$schema', '__proto__'])

/** True for objects that are not lists. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The members of an object's node as pairs of nodes. */
export function members(node: Node): { key: Node; value: Node }[] {
  return (node.children ?? []).flatMap(({ children }) => {
    const [key, value] = children ?? []
    return key && value ? [{ key, value }] : []
  })
}

/** Removes comments from parsed JSON, and unsafe names, which a rule reports. Changes the value in place. */
export function withoutComments(value: unknown): unknown {
  if (Array.isArray(value)) value.forEach(withoutComments)
  else if (isRecord(value)) {
    for (const name of Object.keys(value)) {
      if (IGNORED_NAMES.has(name)) delete value[name]
      else withoutComments(value[name])
    }
  }
  return value
}

/** The node at a path, or the nearest node above it that exists. */
export function nodeAt(root: Node, path: Path): Node {
  let node = root
  for (const step of path) {
    const next =
      typeof step === 'number' ? node.children?.[step] : members(node).findLast(({ key }) => key.value === step)?.value
    if (!next) return node
    node = next
  }
  return node
}

/** The node of a member's name, or of the object where it has no such member. */
export function keyAt(root: Node, path: Path, name: string): Node {
  const object = nodeAt(root, path)
  return members(object).findLast(({ key }) => key.value === name)?.key ?? object
}

/** JSON Pointer (RFC 6901) of a path: ['a', 0] is "/a/0". */
export function toPointer(path: Path): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** The path of a JSON Pointer within a value: steps into lists become numbers. */
export function fromPointer(pointer: string, value: unknown): Path {
  const path: Path = []
  let at = value
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
    const step = Array.isArray(at) ? Number(name) : name
    path.push(step)
    at = valueAt(at, [step])
  }
  return path
}

/** The value at a path of plain data; undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  let at = value
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined
    at = (at as Record<string | number, unknown>)[step]
  }
  return at
}
