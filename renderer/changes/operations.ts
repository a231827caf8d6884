import { isRecord } from '../documents/json-tree'
import { didYouMean } from '../problems/suggest'
import { ChangeError } from './edit'

/** An operation of a JSON Patch, https://www.rfc-editor.org/rfc/rfc6902 */
export type Operation =
  | { op: 'add' | 'replace' | 'test'; path: string; value: unknown }
  | { op: 'move' | 'copy'; path: string; from: string }
  | { op: 'remove'; path: string }

/** The operations for each document, by its name: "/plano", "site.json", "shared/permits", "lists/reviews". */
export type Patches = Record<string, Operation[]>

/** The members of each operation, in addition to "op". */
const MEMBERS: Record<Operation['op'], string[]> = {
  add: ['path', 'value'],
  remove: ['path'],
  replace: ['path', 'value'],
  move: ['from', 'path'],
  copy: ['from', 'path'],
  test: ['path', 'value'],
}

const OPERATIONS = Object.keys(MEMBERS)

/**
 * Checks that a value is a JSON Patch for each of some documents. Unlike RFC 6902, which has unknown members ignored, this
 * refuses them: a misspelt one would be lost.
 * @param name of the document that a list of operations alone is for
 * @throws ChangeError where it is not
 */
export function toPatches(value: unknown, name?: string): Patches {
  if (name !== undefined) return { [name]: toOperations(name, value) }
  if (!isRecord(value))
    throw new ChangeError(
      'a patch for several documents is an object: { "/plano": [operations], "site.json": [operations] }. A list of operations alone needs the name of its document.',
    )
  return Object.fromEntries(Object.entries(value).map(([name, list]) => [name, toOperations(name, list)]))
}

function toOperations(name: string, value: unknown): Operation[] {
  if (!Array.isArray(value))
    throw new ChangeError(
      `${name}: a patch is a list of operations: [{ "op": "replace", "path": "/title", "value": "…" }].`,
    )
  return value.map((operation: unknown, index) => toOperation(operation, describeOperation(name, index)))
}

/** An operation of a patch in words, which count from 1: "/plano, operation 2". */
export const describeOperation = (name: string, index: number): string => `${name}, operation ${index + 1}`

function toOperation(value: unknown, where: string): Operation {
  if (!isRecord(value)) throw new ChangeError(`${where}: must be an object, but is ${JSON.stringify(value)}.`)
  const { op } = value
  if (!isOperator(op)) {
    const hint = didYouMean(String(op), OPERATIONS, `It is one of: ${OPERATIONS.join(', ')}.`)
    throw new ChangeError(`${where}: there is no operation ${JSON.stringify(op)}. ${hint}`)
  }
  const members = MEMBERS[op]
  const missing = members.find((name) => !Object.hasOwn(value, name))
  if (missing) throw new ChangeError(`${where}: "${op}" needs "${missing}".`)
  const unknown = Object.keys(value).find((name) => name !== 'op' && !members.includes(name))
  if (unknown !== undefined)
    throw new ChangeError(
      `${where}: "${op}" has no "${unknown}", only ${members.map((name) => `"${name}"`).join(' and ')}.`,
    )
  const operation = value as Operation
  for (const pointer of [operation.path, ...('from' in operation ? [operation.from] : [])])
    assertPointer(pointer, where)
  if (operation.op === 'move' && operation.path.startsWith(`${operation.from}/`))
    throw new ChangeError(`${where}: ${operation.from} can’t be moved into itself, to ${operation.path}.`)
  return operation
}

const isOperator = (op: unknown): op is Operation['op'] => typeof op === 'string' && OPERATIONS.includes(op)

function assertPointer(pointer: unknown, where: string): void {
  if (typeof pointer === 'string' && /^(?:\/(?:[^~]|~[01])*)?$/.test(pointer)) return
  throw new ChangeError(
    `${where}: ${JSON.stringify(pointer)} is no JSON Pointer. Write one like /sections/0/title; "~" in a name is written ~0, and "/" is ~1.`,
  )
}

/** The steps of a JSON Pointer: "/a~1b/0" is ["a/b", "0"]. */
export const pointerSteps = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
