import { randomUUID } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { FileError } from '../problems/file-error'
import { type FolderWork, lockFolder } from './lock-folder'

/**
 * The name in a build's folder under which its site is published: a link to the folder that holds the files. Renaming
 * another link over it is atomic, so that a visitor gets the old site or the new one.
 */
export const PUBLISHED = 'client'

/** The prefix of the folders that the link may lead to. */
const FOLDER = '.client-'

const PUBLISHING: FolderWork = {
  mark: '.publishing',
  worker: 'build',
  hint: 'Start again when it has ended, or name another folder with --out.',
}

/**
 * The name of the folder that is published now, within the folder of the build.
 * @returns undefined if nothing is published, or if `publish` has not published it
 */
export function publishedFolder(out: string): string | undefined {
  const link = join(out, PUBLISHED)
  if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() || !existsSync(link)) return undefined
  const name = readlinkSync(link)
  return name.startsWith(FOLDER) ? name : undefined
}

/**
 * Replaces the published folder by a new one, atomically. What is written when an error is thrown is removed.
 * @param write writes the site into a folder of `out`, whose name it gets
 * @throws FileError while another process publishes there: each would remove the folder whose files the other reuses
 */
export async function publish(out: string, write: (folder: string) => void | Promise<void>): Promise<void> {
  mkdirSync(out, { recursive: true })
  const lock = lockFolder(out, PUBLISHING)
  try {
    removeOthers(out)
    const folder = `${FOLDER}${randomUUID()}`
    mkdirSync(join(out, folder))
    try {
      await write(folder)
      if (!lock.isHeld())
        throw new FileError(`another build has taken over ${out}, since this one was stopped for a while.`)
      link(out, folder)
    } finally {
      if (lock.isHeld()) removeOthers(out)
      // one of the others is the folder of the build that has taken over
      else rmSync(join(out, folder), { recursive: true, force: true })
    }
  } finally {
    lock.release()
  }
}

function link(out: string, folder: string): void {
  const link = join(out, PUBLISHED)
  const next = join(out, `${FOLDER}next`)
  // on Windows other kinds of links need special rights
  symlinkSync(folder, next, 'junction')
  const present = lstatSync(link, { throwIfNoEntry: false })
  // a folder, which publish never makes, can't be replaced by a link atomically
  if (present && !present.isSymbolicLink()) renameSync(link, join(out, `${FOLDER}before`))
  renameSync(next, link)
}

/** Removes what is not published: the last site, and the remains of builds that failed or were stopped. */
function removeOthers(out: string): void {
  const published = publishedFolder(out)
  for (const name of readdirSync(out))
    if (/^\.(?:client-|build-cache\.)/.test(name) && name !== published)
      rmSync(join(out, name), { recursive: true, force: true })
}
