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
import { FileError } from '../problems/file-error'

/**
 * The name in a build's folder under which its site is published: a link to the folder that holds the files. Renaming
 * another link over it is atomic, so that a visitor gets the old site or the new one.
 */
export const PUBLISHED = 'client'

/** The prefix of the folders that the link may lead to. */
const FOLDER = '.client-'

/** The prefix of the file that marks a folder while a build publishes there. The process's id follows. */
const MARK = '.publishing-'

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
  const mark = join(out, `${MARK}${process.pid}`)
  // written before looking for other marks: of two builds that begin at once, at least one sees the other
  writeFileSync(mark, '')
  try {
    assertAlone(out)
    removeOthers(out)
    const folder = `${FOLDER}${randomUUID()}`
    mkdirSync(join(out, folder))
    try {
      await write(folder)
      link(out, folder)
    } finally {
      removeOthers(out)
    }
  } finally {
    rmSync(mark, { force: true })
  }
}

function assertAlone(out: string): void {
  const marks = readdirSync(out).filter((name) => name.startsWith(MARK))
  const other = marks.find((name) => isRunning(Number(name.slice(MARK.length))))
  if (!other) return
  const id = other.slice(MARK.length)
  throw new FileError(
    `another build (process ${id}) is writing to ${out}. Start again when it has ended, or name another folder with --out. If there is none, delete ${join(out, other)}.`,
  )
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
  const own = `${MARK}${process.pid}`
  for (const name of readdirSync(out))
    if (/^\.(?:client-|publishing-|build-cache\.)/.test(name) && name !== published && name !== own)
      rmSync(join(out, name), { recursive: true, force: true })
}

/** Whether another process has this id: it may be a build. */
function isRunning(id: number): boolean {
  if (id === process.pid) return false
  try {
    return process.kill(id, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
