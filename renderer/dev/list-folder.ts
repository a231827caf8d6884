import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A folder and what is below it.
 * @returns undefined where there is no folder
 */
export function listFolder(root: string): { folders: string[]; files: string[] } | undefined {
  let entries: Dirent[]
  try {
    entries = readdirSync(root, { recursive: true, withFileTypes: true })
  } catch {
    // a file, or nothing any more
    return undefined
  }
  const paths = (isWanted: (entry: Dirent) => boolean) =>
    entries.filter(isWanted).map(({ parentPath, name }) => join(parentPath, name))
  return {
    folders: [root, ...paths((entry) => entry.isDirectory())],
    files: paths((entry) => !entry.isDirectory()),
  }
}
