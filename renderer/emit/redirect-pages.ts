import { posix } from 'node:path'
import type { Site } from '../../schemas/types'
import { EMPTY_POLICY } from '../render/policy'
import { absoluteUrl, isTooLongForFile } from '../site/addresses'
import { siteLanguage } from '../site/languages'
import type { HostRedirect } from '../site/old-addresses'
import { hostRules } from './headers'
import { escapeMarkup, fileOf } from './site-files'

/**
 * Pages that redirect, for hosts that can't, such as GitHub Pages.
 * @param otherFiles the names of all other files of the site, which stay
 * @returns the pages by the names of their files
 */
export function redirectPages(site: Site, otherFiles: Iterable<string>): Record<string, string> {
  const taken = new Set(otherFiles)
  const folders = new Set([...taken].flatMap(foldersOf))
  const pages: Record<string, string> = {}
  for (const redirect of hostRules(site).redirects) {
    const file = fileOfRedirect(redirect)
    if (file === undefined || taken.has(file) || folders.has(file)) continue
    const parents = foldersOf(file)
    // a folder can't have the name of a file, and a page can't have the address of a folder's index.html
    if (parents.some((parent) => taken.has(parent)) || taken.has(file.replace(/\/index\.html$/, '.html'))) continue
    pages[file] = pageTo(redirect.to, site)
    taken.add(file)
    parents.forEach((parent) => folders.add(parent))
  }
  return pages
}

/** Pictures and code are never links, so a page in their place helps nobody. */
const NOT_PAGES = /^(?:assets|images|embeds)\//

/** Characters that Windows and archives of GitHub Actions allow in no name. */
const NOT_IN_NAMES = /["<>|*?:\\]/

/** The file that hosts show at an old address; undefined if none can be. */
function fileOfRedirect({ path, query, isWildcard }: HostRedirect): string | undefined {
  if (query.length > 0 || isWildcard || isTooLongForFile(path)) return undefined
  const isFile = /\.html?$/i.test(path)
  const file = path.endsWith('/') ? `${path.slice(1)}index.html` : isFile ? path.slice(1) : fileOf(path)
  return NOT_PAGES.test(file) || NOT_IN_NAMES.test(file) ? undefined : file
}

/** The folders that a file is in: "a" and "a/b" of "a/b/c.html". */
function foldersOf(file: string): string[] {
  const folder = posix.dirname(file)
  return folder === '.' ? [] : [...foldersOf(folder), folder]
}

function pageTo(to: string, site: Site): string {
  const address = escapeMarkup(to)
  return `<!DOCTYPE html><html lang="${siteLanguage(site)}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${EMPTY_POLICY}"><title>${address}</title><meta name="robots" content="noindex"><link rel="canonical" href="${to.startsWith('/') ? absoluteUrl(address, site) : address}"><meta http-equiv="refresh" content="0; url=${address}"></head><body><a href="${address}">${address}</a></body></html>`
}
