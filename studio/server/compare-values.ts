import { isDeepStrictEqual } from 'node:util'
import { diffArrays } from 'diff'
import type { Operation } from '../../renderer/changes/operations'
import { type Path, isRecord, toPointer } from '../../renderer/documents/json-tree'

/** A place where two values differ. */
export interface ValueChange {
  /** In the new value; for an entry that was removed, where it would be. */
  path: Path
  /** Undefined where it was added. */
  before?: unknown
  /** Undefined where it was removed. */
  after?: unknown
}

/** Lists where two values differ: as few and as small places as a person would name, from the end of each list to its beginning. */
export function compareValues(before: unknown, after: unknown, path: Path = []): ValueChange[] {
  if (isDeepStrictEqual(before, after)) return []
  if (isRecord(before) && isRecord(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return names.flatMap((name) => compareValues(before[name], after[name], [...path, name]))
  }
  return Array.isArray(before) && Array.isArray(after) ? compareEntries(before, after, path) : [{ path, before, after }]
}

/** Entries that are the same stay in pairs; between them, those that were removed are paired with those that were added. */
function compareEntries(before: unknown[], after: unknown[], path: Path): ValueChange[] {
  const changes: ValueChange[] = []
  let index = 0
  let removed: unknown[] = []
  for (const part of diffArrays(before, after, { comparator: isDeepStrictEqual })) {
    if (part.removed) {
      removed = part.value
      continue
    }
    const added = part.added ? part.value : []
    changes.push(...pairEntries(removed, added, path, index))
    index += part.value.length
    removed = []
  }
  return [...changes, ...pairEntries(removed, [], path, index)]
}

function pairEntries(removed: unknown[], added: unknown[], path: Path, start: number): ValueChange[] {
  const pairs = Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => index)
  return pairs.flatMap((index): ValueChange[] => {
    const place = [...path, start + Math.min(index, added.length)]
    if (index >= added.length) return [{ path: place, before: removed[index] }]
    if (index >= removed.length) return [{ path: place, after: added[index] }]
    return compareValues(removed[index], added[index], place)
  })
}

/** The operation that takes a change back. */
export function revertingOperation({ path, before, after }: ValueChange): Operation {
  const pointer = toPointer(path)
  if (before === undefined) return { op: 'remove', path: pointer }
  return { op: after === undefined ? 'add' : 'replace', path: pointer, value: before }
}
