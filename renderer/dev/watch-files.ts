import { type FSWatcher, watch } from 'node:fs'
import { join, sep } from 'node:path'
import { listFolder } from './list-folder'

/**
 * How long after a change others are waited for, in milliseconds: a file is emptied before it is written, and what is
 * saved together should be taken together.
 */
const QUIET = 10

/**
 * Tells which files below folders are changed. Folders are watched, not files: there may be ten thousand of these. Every
 * folder is watched by itself, since Node 20's recursive watch loses a file on Linux when another is renamed to its name.
 * @param roots the folders; one that doesn't exist is not waited for
 * @param onChange called with the paths of what was written, made or removed, which begin with the root's
 * @returns a function that ends the watch
 */
export function watchFiles(roots: string[], onChange: (files: string[]) => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  const note = (path: string) => {
    changed.add(path)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const files = [...changed]
      changed.clear()
      onChange(files)
    }, QUIET)
  }
  const end = (folder: string) => {
    for (const [watched, watcher] of watchers) {
      if (watched !== folder && !watched.startsWith(folder + sep)) continue
      watcher.close()
      watchers.delete(watched)
    }
  }
  const watchFolder = (folder: string) => {
    try {
      const watcher = watch(folder, (_event, name) => look(name === null ? folder : join(folder, name)))
      watchers.set(
        folder,
        watcher.on('error', () => end(folder)),
      )
    } catch (error) {
      // gone again already
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  const start = (root: string): string[] => {
    const found = listFolder(root)
    found?.folders.forEach(watchFolder)
    return found?.files ?? []
  }
  const look = (path: string) => {
    note(path)
    const isFolder = listFolder(path) !== undefined
    if (watchers.has(path) && !isFolder) end(path)
    // its files were written before it was watched
    if (isFolder && !watchers.has(path)) start(path).forEach(note)
  }
  for (const root of roots) start(join(root))
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}
