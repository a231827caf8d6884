import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cacheFolders, writableCache } from '../../renderer/documents/cache-folders.mjs'
import { writeAtomically } from '../../renderer/documents/write-atomically'
import type { Directory } from '../../renderer/live/site-checker'
import { kindOf } from '../../renderer/documents/packages'

const KIND = kindOf('requests')

/**
 * The file that keeps the directory of a site. Each site has its own, whatever its folder is called.
 * @param folder by default where it is written
 */
export const directoryFile = (siteFolder: string, folder = writableCache(KIND)): string =>
  join(folder, `${hash('sha256', resolve(siteFolder)).slice(0, 16)}.json`)

/** Reads the directory of a site as it was last served; undefined if it never was. */
export function readDirectory(siteFolder: string): Directory | undefined {
  const files = cacheFolders(KIND).map((folder) => directoryFile(siteFolder, folder))
  // if this user has one, it is newer than the project's, which this user can't write
  const file = files.findLast((candidate) => existsSync(candidate))
  return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as Directory)
}

/** Keeps the directory of a site for the next start. */
export const writeDirectory = (siteFolder: string, directory: Directory): void =>
  writeAtomically(directoryFile(siteFolder), JSON.stringify(directory))
