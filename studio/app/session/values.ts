import { applyPatch } from 'rfc6902'
import { fromPointer, toPointer, valueAt } from '../../../renderer/documents/json-tree'
import type { Operation } from '../../../renderer/changes/operations'

/** A step of a JSON Pointer: "a/b" is "/a~1b". */
export const pointerStep = (name: string | number): string => toPointer([name])

/** The names in a JSON Pointer: "/a~1b/0" is ["a/b", "0"]. */
export const stepsOf = (pointer: string): string[] => fromPointer(pointer, undefined).map(String)

/** The value at a JSON Pointer; undefined if there is none. */
export const memberAt = (value: unknown, pointer: string): unknown => valueAt(value, fromPointer(pointer, value))

/** A copy of a value after some operations; the same value where they can't be done, which the server reports. */
export function applyOperations(value: unknown, operations: Operation[]): unknown {
  const document = { value: structuredClone(value) }
  const failures = applyPatch(
    document,
    operations.map((operation) => ({
      ...structuredClone(operation),
      path: `/value${operation.path}`,
      ...('from' in operation && { from: `/value${operation.from}` }),
    })),
  )
  return failures.some(Boolean) ? value : document.value
}

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
