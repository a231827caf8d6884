import { UsageError } from '../command'
import { git } from './git'

/** A state of the project that git knows. */
export interface Revision {
  /** As it was named: a branch, a tag, a commit. */
  ref: string
  commit: string
  /** The project's folder within the repository: "" or "site/". */
  prefix: string
}

/**
 * Finds the state of the project that a branch, a tag or a commit names.
 * @throws UsageError outside a repository, and where git doesn't know the name
 */
export function findRevision(ref: string): Revision {
  const prefix = git('rev-parse', '--show-prefix')
  if (prefix === undefined)
    throw new UsageError('this folder is not in a git repository. Run the command in a clone of the project.')
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
  if (commit === undefined)
    throw new UsageError(
      `git knows no branch, tag or commit "${ref}". Fetch it first, or choose one that \`git branch --all\` lists.`,
    )
  return { ref, commit, prefix }
}
