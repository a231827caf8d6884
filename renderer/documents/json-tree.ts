import type { Node } from 'jsonc-parser'

/** The steps to a value: names of members and indexes in lists. */
export type Path = (string | number)[]

/** Members that only authors and their editors use, and the unsafe "__proto__". */
const IGNORED_NAMES = new Set(['$comment', '$schema', '__proto__'])

/** True for objects that are not lists. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The members of an object's node, as pairs of nodes. */
export function members(node: Node): { key: Node; value: Node }[] {
  const pairs = (node.children ?? []).map(({ children: [key, value] = [] }) => ({ key, value }))
  return pairs.filter((pair): pair is { key: Node; value: Node } => Boolean(pair.key && pair.value))
}

/** Removes comments, and unsafe names, which a rule reports, from parsed JSON. Changes the value in place. */
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

/** The node at a path, or the nearest existing node above it. */
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

/** The node of a member's name, or of the object if it has no such member. */
export function keyAt(root: Node, path: Path, name: string): Node {
  const object = nodeAt(root, path)
  return members(object).findLast(({ key }) => key.value === name)?.key ?? object
}

/** JSON Pointer (RFC 6901) of a path: ['a', 0] is "/a/0". */
export function toPointer(path: Path): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** The path of a JSON Pointer in a value. Steps into lists become numbers. */
export function fromPointer(pointer: string, value: unknown): Path {
  const path: Path = []
  let parent = value
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
    const step = Array.isArray(parent) ? Number(name) : name
    path.push(step)
    parent = valueAt(parent, [step])
  }
  return path
}

/** The value at a path of plain data; undefined if there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  let value = data
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string | number, unknown>)[step]
  }
  return value
}
