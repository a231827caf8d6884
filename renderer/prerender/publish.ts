import { randomUUID } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { FileError } from '../problems/file-error'
import { type FolderWork, lockFolder } from './lock-folder'

/**
 * The name of the published site in a build's folder: a link to the folder with the files. Renaming another link over it is
 * atomic, so that a visitor gets either the old site or the new one.
 */
export const PUBLISHED = 'client'

/** The prefix of the folders that the link can lead to. */
const FOLDER = '.client-'

const PUBLISHING: FolderWork = {
  mark: '.publishing',
  worker: 'build',
  hint: 'Wait until it ends, or choose another folder with --out.',
}

/**
 * Finds the published folder of a build.
 * @returns its name in the build's folder; undefined if nothing was published by `publish`
 */
export function publishedFolder(out: string): string | undefined {
  const link = join(out, PUBLISHED)
  if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() || !existsSync(link)) return undefined
  const name = readlinkSync(link)
  return name.startsWith(FOLDER) ? name : undefined
}

/**
 * Replaces the published folder with a new one, atomically. If an error is thrown, the new folder is removed.
 * @param write writes the site to a folder in `out`, whose name it is given
 * @throws FileError if another process is publishing there: each would remove the folder whose files the other reuses
 */
export async function publish(out: string, write: (folder: string) => void | Promise<void>): Promise<void> {
  mkdirSync(out, { recursive: true })
  const lock = lockFolder(out, PUBLISHING)
  try {
    removeUnpublished(out)
    const folder = `${FOLDER}${randomUUID()}`
    mkdirSync(join(out, folder))
    try {
      await write(folder)
      if (!lock.isHeld())
        throw new FileError(`another build has taken over ${out}, because this one was suspended for too long.`)
      link(out, folder)
    } finally {
      if (lock.isHeld()) removeUnpublished(out)
      // the build that has taken over may be writing a folder as well
      else rmSync(join(out, folder), { recursive: true, force: true })
    }
  } finally {
    lock.release()
  }
}

function link(out: string, folder: string): void {
  const link = join(out, PUBLISHED)
  const next = join(out, `${FOLDER}next`)
  // on Windows, other kinds of links need special rights
  symlinkSync(folder, next, 'junction')
  const existing = lstatSync(link, { throwIfNoEntry: false })
  // a real folder, which another program has made, can't be replaced by a link atomically
  if (existing && !existing.isSymbolicLink()) renameSync(link, join(out, `${FOLDER}replaced`))
  renameSync(next, link)
}

/** Removes everything but the published site: the last site, and leftovers of builds that failed or were killed. */
function removeUnpublished(out: string): void {
  const published = publishedFolder(out)
  for (const name of readdirSync(out))
    if (/^\.(?:client-|build-cache\.)/.test(name) && name !== published)
      rmSync(join(out, name), { recursive: true, force: true })
}
