import { existsSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'

/** A problem with a file, worded as the end of a sentence about it, and what to do about it. */
export interface Fault {
  what: string
  hint: string
}

/** A file below a folder. */
export interface FoundFile {
  /** "towns/anna.json" */
  name: string
  /** Set if the file must not be opened, such as a pipe or a link out of the site. */
  fault?: Fault
}

/** The paths of the files below a folder that can be opened, such as "towns/anna.json", in alphabetical order. */
export const listFiles = (folder: string, home?: string): string[] => openableNames(findFiles(folder, home))

/** The names of the files that can be opened. */
export const openableNames = (files: FoundFile[]): string[] =>
  files.filter(({ fault }) => !fault).map(({ name }) => name)

/**
 * Finds all files below a folder, in alphabetical order; none if the folder doesn't exist.
 * @param home the folder that links must stay in
 * @param isLeftOut tells whether to leave out a file or folder, by its path in the folder
 */
export function findFiles(folder: string, home = folder, isLeftOut = (_name: string) => false): FoundFile[] {
  if (!existsSync(folder)) return []
  const homes = [folder, home].map((path) => realpathSync(path))
  // entries come with their type, since calling stat for each of ten thousand files is slow
  const filesIn = (path: string, linkTargets: string[]): FoundFile[] =>
    readdirSync(`${folder}/${path}`, { withFileTypes: true }).flatMap((entry) => {
      const name = `${path}${entry.name}`
      if (isLeftOut(name)) return []
      if (entry.isDirectory()) return filesIn(`${name}/`, linkTargets)
      if (entry.isFile()) return { name }
      if (!entry.isSymbolicLink()) return { name, fault: NO_FILE }
      const { fault, target } = followLink(`${folder}/${name}`, homes, linkTargets)
      return target === undefined ? { name, ...(fault && { fault }) } : filesIn(`${name}/`, [...linkTargets, target])
    })
  return filesIn('', []).sort((a, b) => (a.name < b.name ? -1 : 1))
}

const NO_FILE: Fault = {
  what: 'is a pipe, a socket or a device, which can’t be published',
  hint: 'Delete it.',
}

const COPY = 'Replace it with a copy of what it leads to, or delete it.'

/**
 * Follows a link.
 * @param linkTargets the folders that links on the way to this one lead to
 * @returns the folder that the link leads to, or the problem with it; neither if it leads to a file
 */
function followLink(link: string, homes: string[], linkTargets: string[]): { target?: string; fault?: Fault } {
  const written = readlinkSync(link)
  try {
    const target = realpathSync(link)
    const stats = statSync(target)
    const isIn = (folder: string, path = target) => `${path}${sep}`.startsWith(`${folder}${sep}`)
    if (!homes.some((home) => isIn(home)))
      return { fault: { what: `is a link that leads out of the site’s folder, to ${written}`, hint: COPY } }
    if (!stats.isDirectory()) return stats.isFile() ? {} : { fault: NO_FILE }
    const isCircle = linkTargets.includes(target) || isIn(target, realpathSync(dirname(link)))
    return isCircle
      ? { fault: { what: `is a link to a folder that contains it, ${written}`, hint: 'Delete it.' } }
      : { target }
  } catch {
    return { fault: { what: `is a link to ${written}, which can’t be opened`, hint: COPY } }
  }
}

/** The folder of a site's pictures: public/ next to the site's own folder if it exists, else the project's. */
export function publicFolder(siteFolder: string): string {
  const ownFolder = ownPublicFolder(siteFolder)
  return existsSync(ownFolder) ? resolve(ownFolder) : resolve('public')
}

/** The path of public/ next to a site's folder as the author named it, whether it exists or not. */
export const ownPublicFolder = (siteFolder: string): string => join(siteFolder, '..', 'public')

/**
 * All files of public/ next to a site's folder, such as "images/truck.jpg", in alphabetical order.
 * None if the site borrows the project's public folder, which may hold more than the site uses.
 */
export const findPublicFiles = (siteFolder: string): FoundFile[] =>
  findFiles(ownPublicFolder(siteFolder), undefined, isSystemFile)

/** Whether a file is one that operating systems leave in folders, such as .DS_Store or Thumbs.db. They are never published. */
export const isSystemFile = (path: string): boolean =>
  /(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$/i.test(path)
