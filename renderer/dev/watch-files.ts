import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join, sep } from 'node:path'

/** In milliseconds: a file is emptied before it is written. */
const QUIET = 10

/**
 * Calls back with what is changed below folders. Every folder is watched by itself, and no file, of which there may be ten
 * thousand: Node 20's recursive watch loses a file on Linux when another is renamed to its name.
 * @param roots the folders; one that doesn't exist is not waited for
 * @param onChange called with the paths of what was written, made or removed, which begin with the root's. Of a new folder
 * that may be the folder alone: its files were written before it was watched.
 * @param quiet for so many milliseconds other changes are waited for
 * @returns a function that ends the watch
 */
export function watchFiles(roots: string[], onChange: (paths: string[]) => void, quiet = QUIET): () => void {
  const watchers = new Map<string, FSWatcher>()
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function watchBelow(root: string): void {
    try {
      const below = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory())
      for (const folder of [join(root), ...below.map(({ parentPath, name }) => join(parentPath, name))]) {
        if (watchers.has(folder)) continue
        const watcher = watch(folder, (_event, name) => onEvent(join(folder, name ?? '')))
        watchers.set(
          folder,
          watcher.on('error', () => onEvent(folder)),
        )
      }
    } catch (error) {
      // where a folder was removed meanwhile, the one that it stood in says so
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }

  function onEvent(path: string): void {
    // another folder may have its name by now
    for (const [folder, watcher] of watchers) {
      if (folder !== path && !folder.startsWith(path + sep)) continue
      watcher.close()
      watchers.delete(folder)
    }
    changed.add(path)
    clearTimeout(timer)
    timer = setTimeout(() => {
      roots.forEach(watchBelow)
      const paths = [...changed]
      changed.clear()
      onChange(paths)
    }, quiet)
  }

  roots.forEach(watchBelow)
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}
