import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Directory } from '../../renderer/live/site-checker'
import { cacheFolder } from '../prerender/code'

/** The file that keeps what is known of all pages of a site. Each site has its own, whatever its folder is called. */
export const directoryFile = (siteFolder: string): string =>
  join(cacheFolder('requests'), `${hash('sha256', resolve(siteFolder)).slice(0, 16)}.json`)

/** What was known of all pages when the site was last served; undefined if it never was. */
export function readDirectory(siteFolder: string): Directory | undefined {
  const file = directoryFile(siteFolder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Directory) : undefined
}

/** Keeps what is known of all pages for the next start. Who reads it meanwhile gets the old or the new one as a whole. */
export function writeDirectory(siteFolder: string, directory: Directory): void {
  const file = directoryFile(siteFolder)
  const unfinished = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(unfinished, JSON.stringify(directory))
  renameSync(unfinished, file)
}
