import type { Change } from '../change'
import { changedRuns } from './changed-runs'

type Entries = Record<string, unknown>

/**
 * The values of two pieces of JSON that differ, each with its path: "FAQPage › mainEntity[3] › name".
 * Entries of a list are compared with those they stand for, so that one which is inserted is one change.
 */
export function compareData(before: unknown, after: unknown, path = ''): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return compareEntries(before, after, path)
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].flatMap((name) => compareData(before[name], after[name], path ? `${path} › ${name}` : name))
  }
  return [
    {
      kind: 'data',
      name: path,
      ...(before !== undefined && { before: show(before) }),
      ...(after !== undefined && { after: show(after) }),
    },
  ]
}

const compareEntries = (before: unknown[], after: unknown[], path: string): Change[] =>
  changedRuns(before, after, (entry) => JSON.stringify(entry)).flatMap(({ removed, added, at }) =>
    Array.from({ length: Math.max(removed.length, added.length) }, (_, index) =>
      compareData(removed[index], added[index], entryPath(path, added[index] ?? removed[index], at + index)),
    ).flat(),
  )

/** The entries of a graph are known by their type, those of other lists by their place. */
function entryPath(path: string, entry: unknown, at: number): string {
  const isGraph = path === '' || path.endsWith('@graph')
  const type = isObject(entry) ? entry['@type'] : undefined
  return isGraph && typeof type === 'string' ? type : `${path}[${at}]`
}

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
const isObject = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
