import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Revision } from './find-revision'
import { git } from './git'
import { linkPackages } from './link-packages'

/** A state of the project in a folder of its own. */
export interface Checkout {
  /** The project's folder. */
  root: string
  /** Where there is room for the builds; it is removed with the rest. */
  folder: string
  remove: () => void
}

/**
 * Writes a state of the project into a temporary folder, which shares the installed packages.
 * The folder is removed also where the process is stopped.
 */
export function checkOut({ commit, prefix }: Revision): Checkout {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'plat-diff-')))
  const tree = join(folder, 'tree')
  const remove = () => {
    git('worktree', 'remove', '--force', tree)
    rmSync(folder, { recursive: true, force: true })
    process.off('exit', remove)
  }
  process.on('exit', remove)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]))
  if (git('worktree', 'add', '--quiet', '--detach', tree, commit) === undefined)
    throw new Error(`git could not write ${commit} into ${tree}.`)
  const root = join(tree, prefix)
  linkPackages(resolve('node_modules'), join(root, 'node_modules'))
  return { root, folder, remove }
}
