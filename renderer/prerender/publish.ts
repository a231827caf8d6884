import { randomUUID } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { MARKER } from '../emit/host-files'
import { linkFile } from '../emit/output'
import { FileError } from '../problems/file-error'
import { type FolderWork, lockFolder } from './lock-folder'

/** The folder of a build that a host gets: a folder of files, since not every program follows a link. */
export const PUBLISHED = 'client'

/**
 * A link to a folder with the same files, for servers on the same machine. Replacing a link is atomic, so visitors always
 * get the old site or the new one. A folder can't be replaced atomically: for a moment there is none.
 */
const LIVE = 'live'

const UUID = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`

/** The names of the folders that the link leads to, and of what is not finished. */
const FOLDER = new RegExp(`^\\.client-${UUID}$`)

const newName = () => `.client-${randomUUID()}`

/** The folder of a build that a server on this machine serves: the link, or the folder if the build came without it. */
export const servedFolder = (out: string): string => join(out, existsSync(join(out, LIVE)) ? LIVE : PUBLISHED)

const PUBLISHING: FolderWork = {
  mark: '.publishing',
  worker: 'build',
  hint: 'Wait until it ends, or choose another folder with --out.',
}

/**
 * The name of the folder that the link leads to, in the folder of the build.
 * @returns undefined if nothing is published, or not by `publish`
 */
export function publishedFolder(out: string): string | undefined {
  const name = linkedFolder(out, LIVE)
  return name !== undefined && existsSync(join(out, name)) ? name : undefined
}

/** The folder of ours that a link leads to. */
function linkedFolder(out: string, link: string): string | undefined {
  if (!lstatSync(join(out, link), { throwIfNoEntry: false })?.isSymbolicLink()) return undefined
  const name = readlinkSync(join(out, link))
  return FOLDER.test(name) ? name : undefined
}

/**
 * Replaces the published site with a new one. If `write` throws, what it has written is removed and the last site stays.
 * @param write writes the site to a folder in `out`, whose name it is given. If it returns false, nothing is published
 * @returns whether the site was published
 * @throws FileError if another process is publishing there, since each would remove folders whose files the other reuses; or
 * if another program has made what would be replaced
 */
export async function publish(out: string, write: (folder: string) => unknown): Promise<boolean> {
  const created = mkdirSync(out, { recursive: true })
  const lock = lockFolder(out, PUBLISHING)
  try {
    assertReplaceable(out)
    removeLeftovers(out)
    const folder = makeFolder(out)
    const copy = makeFolder(out)
    try {
      if ((await write(folder)) === false) return false
      if (!lock.isHeld())
        throw new FileError(`another build has taken over ${out}, because this one was suspended for too long.`)
      linkFiles(join(out, folder), join(out, copy))
      switchLink(out, folder)
      replaceFolder(out, copy)
      return true
    } finally {
      if (lock.isHeld()) removeLeftovers(out)
      // the build that has taken over may be writing folders as well
      else for (const name of [folder, copy]) rmSync(join(out, name), { recursive: true, force: true })
    }
  } finally {
    lock.release()
    if (created && readdirSync(out).length === 0) rmSync(created, { recursive: true })
  }
}

/** @throws FileError if a build would replace something that no build has made */
function assertReplaceable(out: string): void {
  for (const name of [PUBLISHED, LIVE]) {
    const path = join(out, name)
    const stats = lstatSync(path, { throwIfNoEntry: false })
    // before there was a marker, the published folder was a link
    if (!stats || linkedFolder(out, name) !== undefined) continue
    if (name === PUBLISHED && stats.isDirectory() && isOwnOrEmpty(path)) continue
    throw new FileError(
      `${path} was not made by a build, which would replace it. Move or delete it, or choose another folder with --out.`,
    )
  }
}

const isOwnOrEmpty = (folder: string) => existsSync(join(folder, MARKER)) || readdirSync(folder).length === 0

/** Makes an empty folder for a site. @returns its name */
function makeFolder(out: string): string {
  const name = newName()
  mkdirSync(join(out, name))
  writeFileSync(join(out, name, MARKER), 'Made by `npm run build`, which replaces this folder each time.\n')
  return name
}

/** Hard-links all files of a folder into another one, which takes no space. */
function linkFiles(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [original, copy] = [join(from, entry.name), join(to, entry.name)]
    if (entry.name === MARKER) continue
    if (!entry.isDirectory()) linkFile(original, copy)
    else {
      mkdirSync(copy)
      linkFiles(original, copy)
    }
  }
}

function switchLink(out: string, folder: string): void {
  const next = join(out, newName())
  // on Windows, other kinds of links need special rights
  symlinkSync(folder, next, 'junction')
  renameSync(next, join(out, LIVE))
}

function replaceFolder(out: string, folder: string): void {
  const published = join(out, PUBLISHED)
  const previous = join(out, newName())
  const hadOne = lstatSync(published, { throwIfNoEntry: false }) !== undefined
  if (hadOne) renameSync(published, previous)
  try {
    renameSync(join(out, folder), published)
  } catch (error) {
    if (hadOne) renameSync(previous, published)
    throw error
  }
}

/** A cache that an interrupted build has not finished. */
const UNFINISHED_CACHE = new RegExp(`^\\.build-cache\\.(?:${UUID}|\\d+)$`)

/** Removes the last site, and what interrupted builds have left behind. */
function removeLeftovers(out: string): void {
  const published = publishedFolder(out)
  for (const name of readdirSync(out))
    if ((FOLDER.test(name) || UNFINISHED_CACHE.test(name)) && name !== published)
      rmSync(join(out, name), { recursive: true, force: true })
}
