import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildState } from './build-state'
import { packState, unpackState } from './pack-state'

/** Beside the folder of the site's files: who deletes a build also deletes what is known of it. */
const FILE = '.build-state'

/** How many parts of a state are written together: many are short. */
const MOST_PARTS = 1000

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
  const file = openSync(partial, 'w')
  try {
    const parts = packState(state)
    for (let at = 0; at < parts.length; at += MOST_PARTS)
      writeFileSync(file, Buffer.concat(parts.slice(at, at + MOST_PARTS)))
  } finally {
    closeSync(file)
  }
  renameSync(partial, join(out, FILE))
}

/** While files are written nothing is known of them: who is stopped in the middle builds anew. */
export function forgetState(out: string): void {
  rmSync(join(out, FILE), { force: true })
}
