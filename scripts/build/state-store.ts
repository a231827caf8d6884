import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildState, PageState } from './build-state'
import { writtenState } from './file-state'
import { packState, unpackState } from './pack-state'
import type { PackedPages } from './packed-pages'

/** Beside the folder of the site's files: who deletes a build also deletes what is known of it. */
const FILE = '.build-state'

/** The pages that were built since that file was written. */
const CHANGES = '.build-changes'

/** How many bytes of a state are written together: many of its parts are short. */
const WRITTEN_TOGETHER = 2 ** 20

/** @returns undefined where there was no build, or none that ended well */
export function readState(out: string): BuildState | undefined {
  const state = readPart(out, FILE)
  return state && { ...state, pages: new Map([...state.pages, ...readChanges(out)]) }
}

/** @param packed pages of the state that were packed already */
export function writeState(out: string, state: BuildState, packed?: PackedPages): void {
  writePart(out, FILE, state, packed)
  rmSync(join(out, CHANGES), { force: true })
}

/**
 * Writes the pages of a state that have changed, where nothing else of it has: to write all of it for one page would take
 * longer than to build that page.
 */
export function writeChanges(out: string, state: BuildState, changed: Map<string, PageState>): void {
  const pages = new Map([...readChanges(out), ...changed])
  const rest = { cities: [], problems: [], others: {}, publicFiles: {} }
  writePart(out, CHANGES, { ...state, ...rest, pages, since: writtenState(join(out, FILE)) })
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

function writePart(out: string, file: string, state: BuildState, packed?: PackedPages): void {
  const partial = join(out, `${file}.${process.pid}`)
  mkdirSync(out, { recursive: true })
  const opened = openSync(partial, 'w')
  try {
    for (const part of inLargeParts(packState(state, packed))) writeFileSync(opened, part)
  } finally {
    closeSync(opened)
  }
  renameSync(partial, join(out, file))
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
