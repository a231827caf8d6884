import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildState } from './build-state'
import { packState, unpackState } from './pack-state'

/** Beside the folder of the site's files: who deletes a build also deletes what is known of it. */
const FILE = '.build-state'

/** How many bytes of a state are written together: many of its parts are short. */
const WRITTEN_TOGETHER = 2 ** 20

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
    for (const part of inLargeParts(packState(state))) writeFileSync(file, part)
  } finally {
    closeSync(file)
  }
  renameSync(partial, join(out, FILE))
}

function* inLargeParts(parts: Iterable<Uint8Array>): Generator<Uint8Array> {
  let gathered: Uint8Array[] = []
  let length = 0
  for (const part of parts) {
    gathered.push(part)
    length += part.length
    if (length < WRITTEN_TOGETHER) continue
    yield Buffer.concat(gathered)
    gathered = []
    length = 0
  }
  yield Buffer.concat(gathered)
}

/** While files are written nothing is known of them: who is stopped in the middle builds anew. */
export function forgetState(out: string): void {
  rmSync(join(out, FILE), { force: true })
}
