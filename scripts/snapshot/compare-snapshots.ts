import { type StructuredPatchHunk, structuredPatch } from 'diff'
import type { Snapshots } from './take-snapshots'

/** How a page or a section differs from its snapshot. */
export interface SnapshotDifference {
  /** "pages/plano.html" */
  path: string
  /** "new" has no snapshot yet; of "gone" there is a snapshot only. */
  kind: 'changed' | 'new' | 'gone'
  /** The lines that changed, with two around them; none where there is nothing to compare. */
  hunks: StructuredPatchHunk[]
}

/** What differs between the snapshots that are kept and those taken now, in the order of the paths. */
export function compareSnapshots(kept: Snapshots, taken: Snapshots): SnapshotDifference[] {
  const paths = [...new Set([...kept.keys(), ...taken.keys()])].sort()
  return paths.flatMap((path): SnapshotDifference[] => {
    const [before, now] = [kept.get(path), taken.get(path)]
    if (before === now) return []
    if (before === undefined) return [{ path, kind: 'new', hunks: [] }]
    if (now === undefined) return [{ path, kind: 'gone', hunks: [] }]
    return [{ path, kind: 'changed', hunks: structuredPatch(path, path, before, now, '', '', { context: 2 }).hunks }]
  })
}
