import { lstatSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { count } from '../../renderer/problems/pretty'
import { isBesideDocuments } from '../../renderer/site/strays'
import { git } from '../git'

/**
 * Finds out why git couldn't bring folders back.
 * @param folders next to each other
 * @returns the reason and what to do about it, or undefined if git could
 */
export function findObstacle(folders: string[]): string | undefined {
  const link = folders.find((folder) => lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
  if (link) return `${link} is a link, and git doesn’t store what it leads to. Use the folder that it leads to.`
  const changes = listChanges(folders)
  if (!changes)
    return `${folders.join(' and ')} couldn’t be restored, because they aren’t in a git repository. Create one first with git init, git add and git commit.`
  // git can't bring back ignored files either, but nobody misses .DS_Store
  const isMissed = ({ status, path }: Change) => status !== '!!' || !isBesideDocuments(path)
  const [file, ...otherFiles] = changes.filter(isMissed).map(({ path }) => path)
  if (!file) return undefined
  return otherFiles.length > 0
    ? `${file} and ${count(otherFiles.length, 'other file')} aren’t committed as they are now, and would be lost. Commit them first, or move them elsewhere.`
    : `${file} isn’t committed as it is now, and would be lost. Commit it first, or move it elsewhere.`
}

/**
 * The commands that restore folders to what is committed, as the end of a sentence.
 * @param folders next to each other, in a repository
 */
export function describeWayBack(folders: string[]): string {
  const { parent, names } = split(folders)
  const gitInParent = parent === '.' ? 'git' : `git -C ${quoteForShell(parent)}`
  const commandFor = (command: string, folderNames: string[]) =>
    folderNames.length > 0 ? [`\`${gitInParent} ${command} ${folderNames.map(quoteForShell).join(' ')}\``] : []
  // git restore restores nothing if git doesn't track one of the folders
  const trackedFolders = names.filter((name) => git('-C', parent, 'ls-files', '--', name))
  const isNew = ({ status }: Change) => status === '??'
  const foldersWithNewFiles = names.filter((name) => listChanges([`${parent}/${name}`])?.some(isNew))
  return [...commandFor('restore', trackedFolders), ...commandFor('clean -fd', foldersWithNewFiles)].join(', then ')
}

interface Change {
  /** Two characters, as in `git status --short`. */
  status: string
  /** Its path in the repository. */
  path: string
}

/** Lists what differs from what is committed; undefined if there is no repository. */
function listChanges(folders: string[]): Change[] | undefined {
  const { parent, names } = split(folders)
  const listed = git(
    '-C',
    parent,
    '-c',
    'core.quotePath=false',
    'status',
    '--porcelain',
    '--untracked-files=normal',
    '--ignored',
    '--',
    ...names,
  )
  const lines = listed?.split('\n').filter(Boolean)
  return lines?.map((line) => ({ status: line.slice(0, 2), path: line.slice(3).replace(/\/$/, '') }))
}

const split = (folders: string[]) => ({
  parent: dirname(folders[0] ?? '.'),
  names: folders.map((folder) => basename(folder)),
})

/** Quotes a path for a shell, if necessary. */
const quoteForShell = (path: string) => (/^[\w./-]+$/.test(path) ? path : `"${path}"`)
