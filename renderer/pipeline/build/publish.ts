import { randomUUID } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The name in a build's folder under which its site is published. It is a link to the folder that holds the files: to let
 * it lead to another one is a single step of the file system, so that a visitor gets the old site or the new one.
 */
export const PUBLISHED = 'client'

/** How the folders begin that the link may lead to. The process that makes one stands in its name. */
const FOLDER = '.client-'

/**
 * The folder that is published now.
 * @param out the folder of a build
 * @returns its name in the build's folder; undefined where nothing is published, or in a way that is not ours
 */
export function publishedFolder(out: string): string | undefined {
  const link = join(out, PUBLISHED)
  if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() || !existsSync(link)) return undefined
  const name = readlinkSync(link)
  return name.startsWith(FOLDER) ? name : undefined
}

/** Makes a folder for the files of a new site, which nobody reads until it is published. @returns its name */
export function createFolder(out: string): string {
  removeOthers(out)
  // not by the time: a process may build twice within one tick of the clock
  const name = `${FOLDER}${process.pid}-${randomUUID()}`
  mkdirSync(join(out, name), { recursive: true })
  return name
}

/** Puts a finished folder in the place of the published one, in one step. */
export function publish(out: string, folder: string): void {
  const link = join(out, PUBLISHED)
  const next = join(out, `${FOLDER}next-${process.pid}`)
  // Windows lets everybody link folders in this way only
  symlinkSync(folder, next, 'junction')
  const present = lstatSync(link, { throwIfNoEntry: false })
  // a folder that somebody else has put there can't be replaced by a link in one step
  if (present && !present.isSymbolicLink()) renameSync(link, join(out, `${FOLDER}${process.pid}-before`))
  renameSync(next, link)
  removeOthers(out)
}

/** Removes a folder that was not published. */
export const discard = (out: string, folder: string): void =>
  rmSync(join(out, folder), { recursive: true, force: true })

/** Removes what is neither published nor being made: the last site, and what builds have left behind that were stopped. */
function removeOthers(out: string): void {
  const published = publishedFolder(out)
  for (const name of existsSync(out) ? readdirSync(out) : []) {
    const [, owner = ''] = /^\.(?:client-(?:next-)?|build-cache\.)(\d+)/.exec(name) ?? []
    if (owner === '' || name === published || isRunning(Number(owner))) continue
    rmSync(join(out, name), { recursive: true, force: true })
  }
}

/** Whether another process with this number runs: it may be a build. */
function isRunning(id: number): boolean {
  if (id === process.pid) return false
  try {
    return process.kill(id, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
