import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildState, PageState } from './build-state'
import { writtenState } from './file-state'
import { CHANGES, FILE, StateWriter } from './state-writer'
import { unpackState } from './unpack-state'

/** @returns undefined where there was no build, or none that ended well */
export function readState(out: string): BuildState | undefined {
  const state = readPart(out, FILE)
  return state && { ...state, pages: new Map([...state.pages, ...readChanges(out)]) }
}

/**
 * Writes the pages of a state that have changed, where nothing else of it has: to write all of it for one page would take
 * longer than to build that page.
 */
export function writeChanges(out: string, state: BuildState, changed: Map<string, PageState>): void {
  const pages = new Map([...readChanges(out), ...changed])
  const rest = { cities: [], problems: [], others: {}, publicFiles: {} }
  const writer = new StateWriter(out, CHANGES)
  writer.end({ ...state, ...rest, pages, since: writtenState(join(out, FILE)) })
}

/** While files are written nothing is known of them: who is stopped in the middle builds anew. */
export function forgetState(out: string): void {
  for (const file of [FILE, CHANGES]) rmSync(join(out, file), { force: true })
}

/** The pages that were built since the whole state was written. */
function readChanges(out: string): Map<string, PageState> {
  const changes = readPart(out, CHANGES)
  return changes && changes.since === writtenState(join(out, FILE)) ? changes.pages : new Map()
}

function readPart(out: string, file: string): BuildState | undefined {
  try {
    return unpackState(readFileSync(join(out, file)))
  } catch (error) {
    // what can't be read is worth nothing, and is made again
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') forgetState(out)
    return undefined
  }
}
