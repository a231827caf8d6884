import { createHash } from 'node:crypto'
import { type Stats, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'

/** In milliseconds: a file system that counts in seconds may give two versions of a file one time. */
const COARSEST_CLOCK = 2000

/** The folder where a copy of the project keeps things of one kind: copies may share their packages. */
export const cacheFolder = (root: string, kind: string): string =>
  join(root, 'node_modules', '.cache', 'plat', kind, digestOf(root).slice(0, 8))

/** Stands for a text or a file's content. */
export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)

/** Writes a file as a whole: who reads it meanwhile gets the old content or the new one. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}.${threadId}`
  writeFileSync(unfinished, content)
  renameSync(unfinished, file)
}

/**
 * Changes whenever a file is written; empty where its time can't be trusted yet, and where it is gone.
 * @param stats of the file, undefined where there is none
 * @param now when it was looked at, in milliseconds
 */
export function trustedState(stats: Stats | undefined, now = Date.now()): string {
  // unlike the time of a file's content nobody can set this one back; FAT has none
  if (!stats || (stats.ctimeMs || stats.mtimeMs) > now - COARSEST_CLOCK) return ''
  return `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`
}
