import type { SnapshotDifference } from './compare-snapshots'

/** A difference, and all that differ in the same lines. */
export interface AlikeDifferences extends Omit<SnapshotDifference, 'path'> {
  paths: string[]
}

/** Puts together what changed in the same lines, wherever these stand: so a change of a shared section is told once. */
export function groupAlike(differences: SnapshotDifference[]): AlikeDifferences[] {
  const groups = new Map<string, AlikeDifferences>()
  for (const { path, ...difference } of differences) {
    const key = JSON.stringify([difference.kind, difference.hunks.map(changedLines)])
    const group = groups.get(key)
    if (group) group.paths.push(path)
    else groups.set(key, { ...difference, paths: [path] })
  }
  return [...groups.values()]
}

function changedLines({ lines }: SnapshotDifference['hunks'][number]): string[] {
  return lines.filter((line) => !line.startsWith(' '))
}
