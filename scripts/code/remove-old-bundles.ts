import { readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { UNFINISHED } from './bundle-record'
import { listBundles } from './list-bundles'

/** How many bundles are kept: the present one, and two for who goes back and forth between versions of the code. */
const KEPT = 3

/** After this time, in milliseconds, an unfinished folder is one that was left behind. */
const LONGEST_WORK = 3_600_000

/** Removes the bundles that were not needed for longest, and what was left behind by work that was interrupted. */
export function removeOldBundles(folder: string): void {
  const isLeft = (name: string) => statSync(join(folder, name)).mtimeMs < Date.now() - LONGEST_WORK
  for (const name of readdirSync(folder).filter((name) => name.startsWith(UNFINISHED) && isLeft(name)))
    rmSync(join(folder, name), { recursive: true })
  for (const name of listBundles(folder).slice(KEPT)) {
    const removed = join(folder, `${UNFINISHED}${name}`)
    // a folder that is half removed must not be taken for a bundle
    renameSync(join(folder, name), removed)
    rmSync(removed, { recursive: true })
  }
}
