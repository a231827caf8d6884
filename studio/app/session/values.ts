import { applyPatch } from 'rfc6902'
import { fromPointer, toPointer, valueAt } from '../../../renderer/documents/json-tree'
import type { Operation } from '../../../renderer/changes/operations'

/** A step of a JSON Pointer: "a/b" is "/a~1b". */
export const pointerStep = (name: string | number): string => toPointer([name])

/** The names in a JSON Pointer: "/a~1b/0" is ["a/b", "0"]. */
export const stepsOf = (pointer: string): string[] => fromPointer(pointer, undefined).map(String)

/** "/a/0" of "/a/0/b" */
export const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'))

/** The value at a JSON Pointer; undefined if there is none. */
export const memberAt = (value: unknown, pointer: string): unknown => valueAt(value, fromPointer(pointer, value))

/**
 * A value after some operations, in which everything else is the same object as before; the same value where they can't be
 * done, which the server reports.
 */
export function applyOperations(value: unknown, operations: Operation[]): unknown {
  const document = { value }
  for (const operation of operations) {
    const pointers = 'from' in operation ? [operation.path, operation.from] : [operation.path]
    for (const pointer of pointers) copyContainers(document, stepsOf(`/value${pointer}`).slice(0, -1))
    const [failure] = applyPatch(document, [
      {
        ...structuredClone(operation),
        path: `/value${operation.path}`,
        ...('from' in operation && { from: `/value${operation.from}` }),
      },
    ])
    if (failure) return value
  }
  return document.value
}

/** Puts copies in the place of the objects and lists on a path. */
function copyContainers(root: Record<string, unknown>, steps: string[]): void {
  let parent = root
  for (const step of steps) {
    const member = parent[step]
    if (typeof member !== 'object' || member === null) return
    const copy = (Array.isArray(member) ? [...member] : { ...member }) as Record<string, unknown>
    parent[step] = copy
    parent = copy
  }
}

/** A value in which whatever says the same as before is the same object, so that what shows it needn't change. */
export function keepSame<T>(before: T | undefined, after: T): T {
  if (before === after || !isContainer(before) || !isContainer(after)) return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  const kept = (Array.isArray(after) ? [...after] : { ...after }) as Record<string, unknown>
  for (const [name, value] of Object.entries(after)) kept[name] = keepSame(before[name], value)
  return (isSame(before, kept) && Object.keys(before).length === Object.keys(kept).length ? before : kept) as T
}

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether two objects have the same members, and not only equal ones. */
export const isSame = <T extends object>(before: T, after: T): boolean =>
  Object.entries(after).every(([name, value]) => before[name as keyof T] === value)

/** The operations with one more. A text that is typed replaces what was typed there before. */
export function addOperation(operations: Operation[], next: Operation): Operation[] {
  const last = operations.at(-1)
  const replaces = next.op === 'replace' && (last?.op === 'replace' || last?.op === 'add') && last.path === next.path
  return replaces ? [...operations.slice(0, -1), { ...last, value: next.value }] : [...operations, next]
}

/** The operation that gives a member a value, or takes it away if there is none. */
export function setOperation(parent: unknown, path: string, value: unknown): Operation {
  const name = stepsOf(path).at(-1) ?? ''
  if (value === undefined) return { op: 'remove', path }
  return { op: valueAt(parent, [name]) !== undefined ? 'replace' : 'add', path, value }
}

/** The same operations in a value that is at a pointer of another one. */
export const operationsUnder = (pointer: string, operations: Operation[]): Operation[] =>
  operations.map((operation) => ({
    ...operation,
    path: pointer + operation.path,
    ...('from' in operation && { from: pointer + operation.from }),
  }))
