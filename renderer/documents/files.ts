import { existsSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'

/** What is wrong with a file, as the end of a sentence about it, and what to do. */
export interface Fault {
  what: string
  hint: string
}

/** A file below a folder. */
export interface FoundFile {
  /** "towns/anna.json" */
  name: string
  /** Set if it must not be opened: a link out of the site, a pipe. */
  fault?: Fault
}

/** The files below a folder that can be opened, "towns/anna.json", in alphabetical order. */
export const listFiles = (folder: string, home?: string): string[] =>
  findFiles(folder, home).flatMap(({ name, fault }) => (fault ? [] : name))

/**
 * Finds all files below a folder, in alphabetical order; none where the folder doesn't exist.
 * @param home the folder that links may not lead out of
 * @param isLeftOut whether a file or folder is left out, by its path in the folder
 */
export function findFiles(folder: string, home = folder, isLeftOut = (_name: string) => false): FoundFile[] {
  if (!existsSync(folder)) return []
  const homes = [folder, home].map((path) => realpathSync(path))
  // entries come with their type: to stat each of ten thousand files would take long
  const inside = (path: string, linked: string[]): FoundFile[] =>
    readdirSync(`${folder}/${path}`, { withFileTypes: true }).flatMap((entry) => {
      const name = `${path}${entry.name}`
      if (isLeftOut(name)) return []
      if (entry.isDirectory()) return inside(`${name}/`, linked)
      if (entry.isFile()) return { name }
      if (!entry.isSymbolicLink()) return { name, fault: NO_FILE }
      const { fault, goal } = followLink(`${folder}/${name}`, homes, linked)
      return goal === undefined ? { name, ...(fault && { fault }) } : inside(`${name}/`, [...linked, goal])
    })
  return inside('', []).sort((a, b) => (a.name < b.name ? -1 : 1))
}

const NO_FILE: Fault = {
  what: 'is no file but a pipe, a socket or a device, which can’t be published',
  hint: 'Delete it.',
}

const COPY = 'Put a copy of what it leads to in its place, or delete it.'

/**
 * Follows a link.
 * @param linked the folders that links on the way to it lead to
 * @returns the folder that it leads to, or what is wrong with it; neither of them if it leads to a file
 */
function followLink(link: string, homes: string[], linked: string[]): { goal?: string; fault?: Fault } {
  const goal = readlinkSync(link)
  try {
    const real = realpathSync(link)
    const stats = statSync(real)
    const isIn = (folder: string, path = real) => `${path}${sep}`.startsWith(`${folder}${sep}`)
    if (!homes.some((home) => isIn(home)))
      return { fault: { what: `is a link that leads out of the site’s folder, to ${goal}`, hint: COPY } }
    if (!stats.isDirectory()) return stats.isFile() ? {} : { fault: NO_FILE }
    const isCircle = linked.includes(real) || isIn(real, realpathSync(dirname(link)))
    return isCircle
      ? { fault: { what: `is a link to a folder around it, ${goal}`, hint: 'Delete it.' } }
      : { goal: real }
  } catch {
    return { fault: { what: `is a link to ${goal}, which can’t be opened`, hint: COPY } }
  }
}

/** The folder of a site's pictures: public/ beside the site's own folder, else the project's. */
export function publicFolder(siteFolder: string): string {
  const beside = ownPublicFolder(siteFolder)
  return existsSync(beside) ? resolve(beside) : resolve('public')
}

/** public/ beside a site's folder, as the author named it, whether it exists or not. */
export const ownPublicFolder = (siteFolder: string): string => join(siteFolder, '..', 'public')

/**
 * All files of public/ beside a site's folder, "images/truck.jpg", in alphabetical order.
 * None where the site borrows the project's public folder, which may hold more than it uses.
 */
export const findPublicFiles = (siteFolder: string): FoundFile[] =>
  findFiles(ownPublicFolder(siteFolder), undefined, isSystemFile)

/** What systems leave in any folder that somebody has looked at: .DS_Store, Thumbs.db. It is never published. */
export const isSystemFile = (path: string): boolean =>
  /(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$/i.test(path)
