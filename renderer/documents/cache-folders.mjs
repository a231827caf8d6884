/** Where caches are. It is plain JavaScript, since it is needed before TypeScript can be loaded. */
import { hash } from 'node:crypto'
import { accessSync, constants, existsSync, lstatSync, mkdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * The folders in which a cache is looked up: that of the project, then that of this user, who may not be allowed to write the
 * project's.
 * @param {string} kind "images"
 * @param {string} [project] its folder
 * @returns {string[]} of which those in temporary folders exist
 */
export const cacheFolders = (kind, project = process.cwd()) =>
  [join(projectCache(project), kind), join(userCache(project), kind)].filter(
    (folder, index) => index === 0 || (isOwn(userRoot()) && existsSync(folder)),
  )

/**
 * The folder in which a cache is written: in the project, or in a temporary folder of this user if the project's can't be
 * written, as when its owner has built it and another user serves it.
 * @param {string} kind "images"
 * @param {string} [project] its folder
 * @returns {string} a folder, which exists
 * @throws {Error} if none can be written
 */
export function writableCache(kind, project = process.cwd()) {
  const folder = join(projectCache(project), kind)
  if (isWritable(folder)) return folder
  mkdirSync(userRoot(), { recursive: true, mode: 0o700 })
  if (!isOwn(userRoot())) throw refusal(userRoot())
  const own = join(userCache(project), kind)
  mkdirSync(own, { recursive: true })
  linkPackages(project)
  return own
}

/** An error in the form of those of the system. */
const refusal = (folder) =>
  Object.assign(
    new Error(
      `EPERM: code is run from this folder, so it must be yours, and closed to others. Delete it, or set TMPDIR to another folder, mkdir '${folder}'`,
    ),
    { code: 'EPERM', syscall: 'mkdir' },
  )

const projectCache = (project) => join(project, 'node_modules/.cache/plat')

/** The folder of this user's caches. */
const userRoot = () => join(tmpdir(), `plat-${process.getuid?.() ?? 'cache'}`)

const projectRoot = (project) => join(userRoot(), hash('sha256', project).slice(0, 8))

/** Bundles are within as many folders as have packages, to find them as if they were in the project. */
const userCache = (project) => join(projectRoot(project), ...packageFolders(project).map(() => 'packages'), 'cache')

/** The node_modules that a project finds packages in, outermost first: in a workspace, there are some above it. */
function packageFolders(project) {
  const above = dirname(project)
  const outer = above === project ? [] : packageFolders(above)
  const folder = join(project, 'node_modules')
  return existsSync(folder) ? [...outer, folder] : outer
}

function linkPackages(project) {
  let folder = projectRoot(project)
  for (const packages of packageFolders(project)) {
    folder = join(folder, 'packages')
    const link = join(folder, 'node_modules')
    if (!existsSync(link)) symlinkSync(packages, link, 'junction')
  }
}

function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) return false
    throw error
  }
}

/** Whether a folder is this user's and nobody else can write it. Windows gives each user a temporary folder. */
function isOwn(folder) {
  const stats = lstatSync(folder, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return false
  return process.platform === 'win32' || (stats.uid === process.getuid() && (stats.mode & 0o022) === 0)
}
