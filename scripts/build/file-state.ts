import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../renderer/pipeline/documents/list-files'
import { trustedState } from '../cache'

/** Changes whenever a document is written; empty where its time can't be trusted yet, and where it is gone. */
export const documentState = (file: string, now: number): string =>
  trustedState(statSync(file, { throwIfNoEntry: false }), now)

/** Of a file that a build has written: changes when somebody else writes it; undefined where it is gone. */
export function writtenState(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats && `${stats.size} ${stats.mtimeMs}`
}

/** Changes with a file's content. */
export const contentHash = (file: string): string => hash('sha1', readFileSync(file))

/** Of each file below a folder, by documentState. */
export const folderStates = (folder: string, now: number): Record<string, string> =>
  Object.fromEntries(listFiles(folder).map((file) => [file, documentState(join(folder, file), now)]))

/** Of files that a build has written, by writtenState. */
export function writtenStates(folder: string, files: Iterable<string>): Record<string, string> {
  // of an object with a prototype V8 would keep the shape, which no other has: each page's file has a name of its own
  const states: Record<string, string> = Object.create(null)
  for (const file of files) states[file] = writtenState(`${folder}/${file}`) ?? ''
  return states
}
