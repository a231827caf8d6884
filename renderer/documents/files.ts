import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'

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
  if (leadsOut(folder, home)) return [{ name: '', fault: linkOut(folder) }]
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

const linkOut = (link: string): Fault => ({
  what: `is a link that leads out of the site’s folder, to ${readlinkSync(link)}`,
  hint: COPY,
})

/** Whether a folder is a link to one outside of the folder that it must stay in. */
function leadsOut(folder: string, home: string): boolean {
  if (folder === home || !lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return false
  return existsSync(folder) && !`${realpathSync(folder)}${sep}`.startsWith(`${realpathSync(home)}${sep}`)
}

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
    if (!homes.some((home) => isIn(home))) return { fault: linkOut(link) }
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
export function findPublicFiles(siteFolder: string): FoundFile[] {
  const folder = ownPublicFolder(siteFolder)
  if (leadsOut(folder, join(siteFolder, '..'))) return [{ name: '', fault: linkOut(folder) }]
  return findFiles(folder, undefined, isLeftover).map((file) =>
    isHidden(file.name) ? { fault: HIDDEN, ...file } : file,
  )
}

/** Whether a file or a folder around it has a name that begins with a dot, except those that are there for the public. */
const isHidden = (name: string): boolean => /(?:^|\/)\.(?!well-known\/|nojekyll$)/.test(name)

const HIDDEN: Fault = {
  what: 'has a hidden name, as files with passwords have, and would be published',
  hint: 'Move it out of public/. Only .well-known/ and .nojekyll may be there.',
}

/** What operating systems leave in folders. */
const OF_SYSTEMS = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i

/**
 * What editors and office programs leave next to a file while it is open, or as a backup: Emacs' "#stowe.json#" and
 * ".#stowe.json", Vim's ".stowe.json.swp" and "4913", "stowe.json~", LibreOffice's ".~lock.stowe.json#", Word's "~$stowe.docx".
 */
const OF_EDITORS =
  /^(?:#.*#|\.#.*|.*~|.*\.sw[a-p]x?|.*\.kate-swp|4913|\.~lock\..*#|~\$.*|.*___jb_(?:tmp|old)___|\.goutputstream-.*)$/i

/** Whether a file is one that operating systems or editors leave in folders. They are ignored, and never published. */
export const isLeftover = (path: string): boolean => {
  const name = basename(path)
  return OF_SYSTEMS.test(name) || OF_EDITORS.test(name)
}
