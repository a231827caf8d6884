import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SnapshotDifference } from './compare-snapshots'
import type { Snapshots } from './take-snapshots'

/** Where snapshots are kept. */
export const SNAPSHOT_FOLDER = 'tests/snapshots'

/** The snapshots that are kept, in the order of their paths. */
export function keptSnapshots(): Snapshots {
  const paths = ['pages', 'sections'].flatMap((part) => filesBelow(part)).sort()
  return new Map(paths.map((path) => [path, readFileSync(join(SNAPSHOT_FOLDER, path), 'utf8')]))
}

/** Makes the files what the pages are now: writes those that differ, deletes those that nothing belongs to. */
export function writeSnapshots(differences: SnapshotDifference[], taken: Snapshots): void {
  for (const { path } of differences) {
    const file = join(SNAPSHOT_FOLDER, path)
    const text = taken.get(path)
    if (text === undefined) rmSync(file)
    else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
}

function filesBelow(part: string): string[] {
  const folder = join(SNAPSHOT_FOLDER, part)
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  return names.filter((name) => name.endsWith('.html')).map((name) => `${part}/${name}`)
}
