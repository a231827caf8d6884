import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'

/**
 * Makes a function that writes files into a folder. What stands there already is not written again, and each file is there
 * with its old or its new content whenever the process is ended.
 * @param isUnread nothing stands in the folder, and nobody reads it before the process has ended well, so that files are
 * written where they stand: to rename one takes a third of the time that it takes to write it
 */
export function createFileWriter(folder: string, isUnread: boolean): (file: string, content: string) => void {
  const made = new Set<string>()
  const partial = join(folder, `.partial-${process.pid}-${threadId}`)
  return (file, content) => {
    const path = join(folder, file)
    if (!isUnread && stands(path, content)) return
    const parent = dirname(path)
    // to look for a folder that is there takes as long as to write a small file
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    if (isUnread) return writeFileSync(path, content)
    writeFileSync(partial, content)
    renameSync(partial, path)
  }
}

/** Whether a file has this content. Mostly its size tells that it has another one. */
const stands = (path: string, content: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.size === Buffer.byteLength(content) &&
  readFileSync(path, 'utf8') === content
