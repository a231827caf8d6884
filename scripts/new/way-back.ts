import { lstatSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { count } from '../../renderer/problems/pretty'
import { isBesideDocuments } from '../../renderer/site/strays'
import { git } from '../git'

/**
 * Why git could not bring folders back, and what to do, as a sentence.
 * @param folders beside each other
 * @returns undefined where it could
 */
export function findObstacle(folders: string[]): string | undefined {
  const link = folders.find((folder) => lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
  if (link) return `${link} is a link, of which git does not keep the content. Name the folder that it leads to.`
  const changes = listChanges(folders)
  if (!changes)
    return `${folders.join(' and ')} can’t be brought back, since they are in no git repository. Make one first, with git init, git add and git commit.`
  // git can't bring back what it ignores either, but nobody misses .DS_Store
  const isMissed = ({ status, path }: Change) => status !== '!!' || !isBesideDocuments(path)
  const [first, ...others] = changes.filter(isMissed).map(({ path }) => path)
  if (!first) return undefined
  return others.length > 0
    ? `${first} and ${count(others.length, 'other file')} are not committed as they are now, and would be lost. Commit them first, or move them away.`
    : `${first} is not committed as it is now, and would be lost. Commit it first, or move it away.`
}

/**
 * The commands that bring folders back to what is committed, as the end of a sentence.
 * @param folders beside each other, in a repository
 */
export function describeWayBack(folders: string[]): string {
  const { parent, names } = split(folders)
  const at = parent === '.' ? 'git' : `git -C ${quote(parent)}`
  const line = (command: string, of: string[]) =>
    of.length > 0 ? [`\`${at} ${command} ${of.map(quote).join(' ')}\``] : []
  // git restore brings back nothing where it knows nothing of one of the folders
  const known = names.filter((name) => git('-C', parent, 'ls-files', '--', name))
  const isNew = ({ status }: Change) => status === '??'
  const surplus = names.filter((name) => listChanges([`${parent}/${name}`])?.some(isNew))
  return [...line('restore', known), ...line('clean -fd', surplus)].join(', then ')
}

interface Change {
  /** Two characters, as in `git status --short`. */
  status: string
  /** Its path in the repository. */
  path: string
}

/** What differs from what is committed; undefined where there is no repository. */
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

/** A path as a shell takes it. */
const quote = (path: string) => (/^[\w./-]+$/.test(path) ? path : `"${path}"`)
