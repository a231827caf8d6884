import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeAtomically } from '../../renderer/documents/write-atomically'
import type { Directory } from '../../renderer/live/site-checker'
import { cacheFolder } from '../../renderer/documents/packages'

/** The file that keeps the directory of a site. Each site has its own, whatever its folder is called. */
export const directoryFile = (siteFolder: string): string =>
  join(cacheFolder('requests'), `${hash('sha256', resolve(siteFolder)).slice(0, 16)}.json`)

/** Reads the directory of a site as it was last served; undefined if it never was. */
export function readDirectory(siteFolder: string): Directory | undefined {
  const file = directoryFile(siteFolder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Directory) : undefined
}

/** Keeps the directory of a site for the next start. */
export const writeDirectory = (siteFolder: string, directory: Directory): void =>
  writeAtomically(directoryFile(siteFolder), JSON.stringify(directory))
