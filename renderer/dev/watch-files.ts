import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join, sep } from 'node:path'

/** For so many milliseconds other changes are waited for: a file is emptied before it is written. */
const QUIET = 10

/**
 * Calls back with the files below folders that are changed. Every folder is watched by itself, and no file, of which there
 * may be ten thousand: Node 20's recursive watch loses a file on Linux when another is renamed to its name.
 * @param roots the folders; one that doesn't exist is not waited for
 * @param onChange called with the paths of what was written, made or removed, which begin with the root's
 * @returns a function that ends the watch
 */
export function watchFiles(roots: string[], onChange: (files: string[]) => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function noteChange(path: string): void {
    changed.add(path)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const files = [...changed]
      changed.clear()
      onChange(files)
    }, QUIET)
  }

  function watchFolder(folder: string): void {
    try {
      const watcher = watch(folder, (_event, name) => onEvent(join(folder, name ?? '')))
      watcher.on('error', () => endBelow(folder))
      watchers.set(folder, watcher)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }

  function endBelow(folder: string): void {
    for (const [watched, watcher] of watchers) {
      if (watched !== folder && !watched.startsWith(folder + sep)) continue
      watcher.close()
      watchers.delete(watched)
    }
  }

  function onEvent(path: string): void {
    noteChange(path)
    const found = listBelow(path)
    if (!found) endBelow(path)
    else if (!watchers.has(path)) {
      found.folders.forEach(watchFolder)
      // its files were written before it was watched
      found.files.forEach(noteChange)
    }
  }

  for (const root of roots) listBelow(join(root))?.folders.forEach(watchFolder)
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}

/** A folder and what is below it; undefined where there is no folder. */
function listBelow(root: string): { folders: string[]; files: string[] } | undefined {
  try {
    const entries = readdirSync(root, { recursive: true, withFileTypes: true })
    const pathsOf = (areFolders: boolean) =>
      entries
        .filter((entry) => entry.isDirectory() === areFolders)
        .map(({ parentPath, name }) => join(parentPath, name))
    return { folders: [root, ...pathsOf(true)], files: pathsOf(false) }
  } catch {
    // a file, or nothing any more
    return undefined
  }
}
