import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildState } from './build-state'
import { packState, unpackState } from './pack-state'

/** Beside the folder of the site's files: who deletes a build also deletes what is known of it. */
const FILE = '.build-state'

/** @returns undefined where there was no build, or none that ended well */
export function readState(out: string): BuildState | undefined {
  try {
    return unpackState(readFileSync(join(out, FILE)))
  } catch (error) {
    // what can't be read is worth nothing, and is made again
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') forgetState(out)
    return undefined
  }
}

export function writeState(out: string, state: BuildState): void {
  const partial = join(out, `${FILE}.${process.pid}`)
  mkdirSync(out, { recursive: true })
  writeFileSync(partial, packState(state))
  renameSync(partial, join(out, FILE))
}

/** While files are written nothing is known of them: who is stopped in the middle builds anew. */
export function forgetState(out: string): void {
  rmSync(join(out, FILE), { force: true })
}
