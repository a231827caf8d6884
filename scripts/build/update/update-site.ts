import { join, resolve } from 'node:path'
import type { SiteSources } from '../../../renderer/pipeline/documents/document'
import type { LoadedSite } from '../../../renderer/pipeline/inspect'
import type { Code } from '../../code/code'
import { printProblems } from '../../print-problems'
import type { BuildState } from '../build-state'
import { writeChanges } from '../state-store'
import type { Seen } from '../write-site'
import { updatePages } from './update-pages'

/**
 * Brings a build up to date where it takes a look at few pages only, and tells again what was told of the site.
 * @param out the folder of the build
 * @returns false where it takes a look at the whole site; nothing was written then
 */
export async function updateSite(
  loaded: LoadedSite,
  seen: Seen,
  last: BuildState,
  code: Code,
  out: string,
): Promise<boolean> {
  const pages = await updatePages(loaded, seen, last, { code, client: join(resolve(out), 'client') })
  if (!pages) return false
  if (pages.size > 0) writeChanges(out, last, pages)
  const { problems } = last
  if (problems.length > 0) printProblems({ problems, sources: sourcesOf(loaded) }, 'pretty')
  return true
}

const sourcesOf = ({ site, shared, routes, unread }: LoadedSite): SiteSources => ({
  site,
  shared,
  pages: routes.map((_, at) => unread(at, false)),
})
