import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join, sep } from 'node:path'

/** How many milliseconds to wait for further changes: a file is emptied before it is written. */
const QUIET = 10

/**
 * Watches what is changed below folders. Each folder has a watcher of its own, since Node 20's recursive watch loses a file
 * on Linux when another is renamed to its name.
 * @param roots the folders; those that don't exist are ignored
 * @param onChange called with the paths that were written, created or removed, each beginning with its root. Of a new
 * folder that may be the folder alone, where its files were written before it was watched.
 * @param quiet the milliseconds without a change after which onChange is called
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
      // a folder that was removed meanwhile is reported by its parent
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }

  function onEvent(path: string): void {
    // its watchers may follow a folder that was removed or replaced
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
