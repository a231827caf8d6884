import { isDeepStrictEqual } from 'node:util'
import { type Node, findNodeAtLocation, parseTree } from 'jsonc-parser'
import { type Operation as Rfc6902Operation, applyPatch } from 'rfc6902'
import { expect, test } from 'vitest'
import { seededRandom } from '../../scripts/bench/seeded-random'
import { randomOperation, randomValue, writeOddly } from '../../tests/random-documents'
import { loadedSite } from '../../tests/sites'
import { fromPointer, isRecord, valueAt } from '../documents/json-tree'
import { ChangeError, invertEdits } from './edit'
import type { Operation } from './operations'
import { planChange } from './plan-change'

/** PLAT_SEED tries other patches. */
const SEED = Number(process.env.PLAT_SEED ?? 1)
const PATCHES = 3000

const site = loadedSite({ 'pages/a.json': {} })

const parse = (text: string): unknown => JSON.parse(text.replace(/^\uFEFF/, ''))

/** What becomes of a text by planChange, and back by the inverse; undefined where it refuses. */
function patch(text: string, operations: Operation[]): string | undefined {
  try {
    const edits = planChange({ '/a': operations }, { ...site, read: () => text })
    const [undo] = invertEdits(edits)
    if (edits.length > 1 || (undo && undo.after !== text)) throw new Error('The inverse gives another text.')
    return undo ? undo.before : text
  } catch (error) {
    if (error instanceof ChangeError) return undefined
    throw error
  }
}

/**
 * What RFC 6902 makes of a value; undefined where it refuses. The package looks for a goal before it removes what is moved,
 * where the RFC has it removed first (section 4.4), and does not look whether what it adds to has entries.
 */
function expected(value: unknown, operation: Operation): { value: unknown } | undefined {
  const { op, path } = operation
  const moved = op === 'move' ? valueAt(value, fromPointer(operation.from, value)) : undefined
  const steps =
    op === 'move'
      ? [
          { op: 'remove', path: operation.from },
          { op: 'add', path, value: moved },
        ]
      : [operation]
  // below a member, since the package can't replace the whole
  const below = (pointer: string) => `/whole${pointer}`
  const operations = steps.map((step) => ({
    ...step,
    path: below(step.path),
    ...('from' in step && { from: below(step.from) }),
  }))
  const document = structuredClone({ whole: value })
  try {
    const outcomes = applyPatch(document, structuredClone(operations) as Rfc6902Operation[])
    return outcomes.every((outcome) => outcome === null) ? { value: document.whole } : undefined
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** The part of a text in which an operation may change something, and whether it is replaced as a whole. */
function changingPart(text: string, { op, path }: Operation): { start: number; end: number; isReplaced: boolean } {
  const root = parseTree(text.replace(/^\uFEFF/, ' '))!
  const steps = fromPointer(path, parse(text))
  const nodeAt = (steps: (string | number)[]): Node | undefined =>
    steps.length > 0 ? findNodeAtLocation(root, steps) : root
  const node = nodeAt(steps)
  const parent = steps.length > 0 ? nodeAt(steps.slice(0, -1)) : undefined
  const isReplaced = op === 'replace' || !parent || (op !== 'remove' && node !== undefined && parent.type === 'object')
  if (node && isReplaced) return { start: node.offset, end: node.offset + node.length, isReplaced }
  const entries = parent!.children!
  const entry = parent!.type === 'object' ? node?.parent : node
  const index = entry ? entries.indexOf(entry) : entries.length
  const [before, next] = [entries[index - 1], entries[op === 'remove' ? index + 1 : index]]
  const start = before ? before.offset + before.length : parent!.offset + 1
  const end = next ? next.offset : parent!.offset + parent!.length - 1
  // into empty brackets any space can be put as well
  return { start, end, isReplaced: entries.length === 0 }
}

/** Whether a text differs from another in the part that an operation is about alone, by one piece that is more or less. */
function isRestSame(before: string, after: string, operation: Operation): boolean {
  if (operation.op === 'test') return before === after
  const { start, end, isReplaced } = changingPart(before, operation)
  const isOutside = after.startsWith(before.slice(0, start)) && after.endsWith(before.slice(end))
  if (isReplaced || !isOutside) return isOutside && after.length >= before.length - (end - start)
  const [short, long] = before.length < after.length ? [before, after] : [after, before]
  return Array.from({ length: end - start + 1 }, (_, index) => start + index).some(
    (at) => long.startsWith(short.slice(0, at)) && long.endsWith(short.slice(at)),
  )
}

/** Whether a move only gives a member another name. */
function isRenaming(value: unknown, { from, path }: { from: string; path: string }): boolean {
  const parentOf = (pointer: string) => fromPointer(pointer, value).slice(0, -1)
  return isDeepStrictEqual(parentOf(from), parentOf(path)) && isRecord(valueAt(value, parentOf(from)))
}

/** Says what is wrong with the result of an operation. */
function mistakeIn(before: string, after: string | undefined, operation: Operation): string | undefined {
  const value = parse(before)
  const result = expected(value, operation)
  if (after === undefined || !result) return after === result ? undefined : 'one refuses and the other does not'
  if (!isDeepStrictEqual(parse(after), result.value)) return `the result is not ${JSON.stringify(result.value)}`
  const isMove = operation.op === 'move'
  if (isMove && isRenaming(value, operation)) return undefined
  // moving is removing and adding
  const from = isMove ? patch(before, [{ op: 'remove', path: operation.from }]) : before
  return from !== undefined && isRestSame(from, after, operation) ? undefined : 'other bytes have changed'
}

test('random patches give what RFC 6902 says, change no byte elsewhere, and can be undone', () => {
  let refused = 0
  for (let number = 0; number < PATCHES; number++) {
    const seed = SEED * PATCHES + number
    const random = seededRandom(seed)
    const text = writeOddly(randomValue(random), random)
    const done: Operation[] = []
    let now = text
    for (let left = 1 + Math.floor(4 * random()); left > 0; left--) {
      const operation = randomOperation(parse(now), random)
      const after = patch(now, [operation])
      const mistake = mistakeIn(now, after, operation)
      expect(mistake && { mistake, seed, operation, before: now, after }).toBeUndefined()
      if (after === undefined) {
        refused++
        expect(patch(text, [...done, operation])).toBeUndefined()
      } else {
        now = after
        done.push(operation)
      }
    }
    const atOnce = patch(text, done)
    expect(atOnce !== undefined && isDeepStrictEqual(parse(atOnce), parse(now)), `seed ${seed}`).toBe(true)
  }
  expect(refused).toBeGreaterThan(PATCHES / 50)
})
