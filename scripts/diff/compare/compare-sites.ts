import { gzipSync } from 'node:zlib'
import type { PageChange, SiteDiff } from '../change'
import type { BuiltSite } from '../built-site'
import { readPage } from '../facts/read-page'
import { compareFiles, weighFiles } from './compare-files'
import { comparePages } from './compare-pages'
import { groupChanges } from './group-changes'
import { neutralNames } from './neutral-names'

/** What differs between two builds of a site. A page whose HTML differs by names of scripts alone has not changed. */
export function compareSites(before: BuiltSite, after: BuiltSite): Omit<SiteDiff, 'against' | 'notes'> {
  const added = [...after.pages.keys()].filter((route) => !before.pages.has(route))
  const removed = [...before.pages.keys()].filter((route) => !after.pages.has(route))
  const changed = [...after.pages].flatMap(([route, html]): PageChange[] => {
    const old = before.pages.get(route)
    if (old === undefined) return []
    const [was, is] = [neutralNames(old), neutralNames(html)]
    if (was === is) return []
    return [{ route, changes: comparePages(readPage(was), readPage(is)), weight: { before: gz(old), after: gz(html) } }]
  })
  return {
    pages: { before: before.pages.size, after: after.pages.size },
    added,
    removed,
    changed,
    groups: groupChanges(changed),
    files: compareFiles(before.files, after.files),
    weight: weighFiles(before.files, after.files),
  }
}

const gz = (html: string): number => gzipSync(html).length
