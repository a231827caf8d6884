import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join, sep } from 'node:path'

/** In milliseconds, how long to wait for further changes: a file is emptied before it is written. */
const QUIET = 10

/**
 * Watches folders and everything below them. Each folder has its own watcher, since on Linux Node 20's recursive watch loses
 * a file when another one is renamed to its name.
 * @param roots the folders; those that don't exist are ignored
 * @param onChange called with the paths that were written, created or removed, each beginning with its root. For a new
 * folder, that may be only the folder, if its files were written before it was watched.
 * @param onError called if a new folder can't be watched
 * @param quiet the milliseconds without a change after which onChange is called
 * @returns a function that stops watching
 * @throws if the folders can't be watched, as when no watches are left
 */
export function watchFiles(
  roots: string[],
  onChange: (paths: string[]) => void,
  onError: (error: unknown) => void,
  quiet = QUIET,
): () => void {
  const watchers = new Map<string, FSWatcher>()
  const changedPaths = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function watchBelow(root: string): void {
    try {
      const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory())
      for (const folder of [join(root), ...entries.map(({ parentPath, name }) => join(parentPath, name))]) {
        if (watchers.has(folder)) continue
        const watcher = watch(folder, (_event, name) => onEvent(join(folder, name ?? '')))
        watcher.on('error', () => onEvent(folder))
        watchers.set(folder, watcher)
      }
    } catch (error) {
      // a folder that has just been removed is reported by its parent's watcher
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }

  function onEvent(path: string): void {
    // the watchers of a folder that was removed or replaced are of no use
    for (const [folder, watcher] of watchers) {
      if (folder !== path && !folder.startsWith(path + sep)) continue
      watcher.close()
      watchers.delete(folder)
    }
    changedPaths.add(path)
    clearTimeout(timer)
    timer = setTimeout(() => {
      try {
        roots.forEach(watchBelow)
      } catch (error) {
        onError(error)
      }
      const paths = [...changedPaths]
      changedPaths.clear()
      onChange(paths)
    }, quiet)
  }

  const stop = () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
  try {
    roots.forEach(watchBelow)
  } catch (error) {
    stop()
    throw error
  }
  return stop
}
