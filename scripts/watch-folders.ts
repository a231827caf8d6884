import { type FSWatcher, existsSync, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'

/** How long after a change others are waited for, in milliseconds: an editor's save is several. */
const QUIET = 100

/**
 * Calls back after each change of a file below these folders.
 * Every folder is watched by itself: on Linux, Node 20's recursive watch loses a file when an editor saves it by
 * renaming another one to its name.
 * @returns a function that ends the watch
 */
export function watchFolders(roots: string[], onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  let timer: NodeJS.Timeout | undefined
  const watchAll = () => {
    const folders = new Set(roots.flatMap(foldersIn))
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue
      watcher.close()
      watchers.delete(folder)
    }
    for (const folder of folders) {
      if (!watchers.has(folder)) watchers.set(folder, watch(folder, changed).on('error', changed))
    }
  }
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      watchAll()
      onChange()
    }, QUIET)
  }
  watchAll()
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}

/** A folder and all below it; none where it doesn't exist. */
function foldersIn(root: string): string[] {
  if (!existsSync(root)) return []
  const below = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [root, ...below.map((entry) => join(entry.parentPath, entry.name))]
}
