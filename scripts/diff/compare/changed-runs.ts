import { diffArrays } from 'diff'

/** Entries that went from one place of a list, and those that came there. */
export interface ChangedRun<T> {
  removed: T[]
  added: T[]
  /** Where the added ones stand in the new list. */
  at: number
}

/** The places where two lists differ, in their order. */
export function changedRuns<T>(before: T[], after: T[], keyOf: (entry: T) => string): ChangedRun<T>[] {
  const runs: ChangedRun<T>[] = []
  let [old, now] = [0, 0]
  let run: ChangedRun<T> | undefined
  for (const { count, removed, added } of diffArrays(before.map(keyOf), after.map(keyOf))) {
    if (!removed && !added) run = undefined
    else if (!run) runs.push((run = { removed: [], added: [], at: now }))
    if (!added) old += count
    if (!removed) now += count
    if (removed) run?.removed.push(...before.slice(old - count, old))
    if (added) run?.added.push(...after.slice(now - count, now))
  }
  return runs
}
