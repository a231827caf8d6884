import { count } from '../../renderer/pipeline/problems/pretty'
import type { SiteDiff } from './change'

/** What there is to say first: "7 of 39 pages changed, 1 page added." */
export function verdict({ changed, added, removed, files, pages }: SiteDiff): string {
  const parts = [
    ...(changed.length > 0 ? [`${changed.length} of ${count(pages.after, 'page')} changed`] : []),
    ...(added.length > 0 ? [`${count(added.length, 'page')} added`] : []),
    ...(removed.length > 0 ? [`${count(removed.length, 'page')} removed`] : []),
  ]
  if (parts.length > 0) return `${parts.join(', ')}.`
  const what = files.length > 0 ? `No page changed; ${count(files.length, 'file')} beside them did` : 'Nothing changed'
  return `${what}: ${count(pages.after, 'page')} compared.`
}
