import { createHash } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'

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
