import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../command'
import { type Checkout } from './check-out'
import { buildSide } from './build-side'
import type { Revision } from './find-revision'

/** The folders of two builds, `client/` each. */
export interface Sides {
  before: string
  after: string
}

/**
 * Builds the site of a revision and that of the working tree, each with its own code. Says on stderr what it does.
 * @param site the folder of the JSON within the project
 * @returns the problems where a side can't be built
 * @throws UsageError where the revision has no such site
 */
export function buildSides({ root, folder }: Checkout, revision: Revision, site: string): Sides | string {
  const name = `${revision.ref} (${revision.commit.slice(0, 7)})`
  if (!existsSync(join(root, site, 'pages')))
    throw new UsageError(`${name} has no ${join(site, 'pages')}. Name a state of the project that has the site.`)
  const sides = [
    // first the one whose author is there to mend it
    { name: 'the working tree', root: '.', out: join(folder, 'after') },
    { name, root, out: join(folder, 'before') },
  ]
  for (const side of sides) {
    console.error(`Building ${side.name} …`)
    const problems = buildSide(side.root, site, side.out)
    if (problems !== undefined) return `${problems.trimEnd()}\n\nThe site of ${side.name} can’t be built.`
  }
  return { before: join(folder, 'before/client'), after: join(folder, 'after/client') }
}
