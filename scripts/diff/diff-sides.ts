import type { BuiltSite } from './built-site'
import type { SiteDiff } from './change'
import { compareSites } from './compare/compare-sites'
import type { Revision } from './find-revision'
import { git } from './git'

/** Compares two builds: that of a revision, and that of the working tree. */
export function diffSides(before: BuiltSite, after: BuiltSite, { ref, commit }: Revision): SiteDiff {
  const hasOtherPackages = Boolean(git('diff', '--name-only', commit, '--', 'package-lock.json'))
  return {
    against: { ref, commit },
    ...compareSites(before, after),
    notes: hasOtherPackages
      ? ['package-lock.json differs. Both sides were built with the packages that are installed now.']
      : [],
  }
}
