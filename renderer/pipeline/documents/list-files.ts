import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs'

/**
 * The files below a folder, in alphabetical order whatever the file system says: "towns/anna.json". None where there is no
 * folder.
 */
export function listFiles(folder: string): string[] {
  // with the kinds of what stands there, or each of ten thousand would be asked for its own
  const inside = (path: string): string[] =>
    readdirSync(`${folder}/${path}`, { withFileTypes: true }).flatMap((entry) =>
      isFolder(entry, `${folder}/${path}${entry.name}`) ? inside(`${path}${entry.name}/`) : [`${path}${entry.name}`],
    )
  return existsSync(folder) ? inside('').sort() : []
}

/** Also one that stands elsewhere and is only linked to. */
const isFolder = (entry: Dirent, path: string): boolean =>
  entry.isDirectory() || (entry.isSymbolicLink() && (statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false))
