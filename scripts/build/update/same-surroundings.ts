import { isDeepStrictEqual } from 'node:util'
import type { LoadedSite } from '../../../renderer/pipeline/inspect'
import type { BuildState } from '../build-state'
import { areAsWritten } from '../stale-pages'
import type { Seen } from '../write-site'

/**
 * Whether all is as the last build knew it, but for what stands in its pages: the same pages, site.json, shared sections,
 * pictures and code, and the files that were written beside the pages.
 * @param client the folder of the build's files
 */
export function hasSameSurroundings(
  loaded: Pick<LoadedSite, 'routes' | 'unread'>,
  { site, publicFiles }: Seen,
  last: BuildState,
  { code, client }: { code: string; client: string },
): boolean {
  // what a build keeps beside this is made from it
  const known = Object.fromEntries(Object.keys(site).map((key) => [key, last.site[key as keyof typeof site]]))
  return (
    last.code === code &&
    isDeepStrictEqual(known, site) &&
    isDeepStrictEqual(last.publicFiles, publicFiles) &&
    // whose time can't be trusted yet may have been written again
    !Object.values(publicFiles).includes('') &&
    hasSamePages(loaded, last) &&
    areAsWritten(client, { files: last.others })
  )
}

function hasSamePages({ routes, unread }: Pick<LoadedSite, 'routes' | 'unread'>, { pages }: BuildState): boolean {
  const files = [...pages.keys()]
  return files.length === routes.length && files.every((file, at) => unread(at, false).document.file === file)
}
