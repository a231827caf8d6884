import { randomUUID } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The name in a build's folder under which its site is published: a link to the folder that holds the files. Renaming
 * another link over it is atomic, so that a visitor gets the old site or the new one.
 */
export const PUBLISHED = 'client'

/** The prefix of the folders that the link may lead to. The number of the building process follows. */
const FOLDER = '.client-'

/**
 * The name of the folder that is published now, within the folder of the build.
 * @returns undefined where nothing is published, or not by publish
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
 */
export async function publish(out: string, write: (folder: string) => void | Promise<void>): Promise<void> {
  removeOthers(out)
  // the time would not be unique: a process may build twice within a clock tick
  const folder = `${FOLDER}${process.pid}-${randomUUID()}`
  mkdirSync(join(out, folder), { recursive: true })
  try {
    await write(folder)
    link(out, folder)
  } catch (error) {
    rmSync(join(out, folder), { recursive: true, force: true })
    throw error
  }
  removeOthers(out)
}

function link(out: string, folder: string): void {
  const link = join(out, PUBLISHED)
  const next = join(out, `${FOLDER}next-${process.pid}`)
  // on Windows other links need a privilege
  symlinkSync(folder, next, 'junction')
  const present = lstatSync(link, { throwIfNoEntry: false })
  // a folder, which publish never makes, can't be replaced by a link atomically
  if (present && !present.isSymbolicLink()) renameSync(link, join(out, `${FOLDER}${process.pid}-before`))
  renameSync(next, link)
}

/** Removes what is neither published nor being built: the last site, and the remains of builds that were stopped. */
function removeOthers(out: string): void {
  const published = publishedFolder(out)
  for (const name of existsSync(out) ? readdirSync(out) : []) {
    const [, owner = ''] = /^\.(?:client-(?:next-)?|build-cache\.)(\d+)/.exec(name) ?? []
    if (owner === '' || name === published || isRunning(Number(owner))) continue
    rmSync(join(out, name), { recursive: true, force: true })
  }
}

/** Whether another process has this number: it may be a build. */
function isRunning(id: number): boolean {
  if (id === process.pid) return false
  try {
    return process.kill(id, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
