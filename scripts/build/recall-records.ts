import type { LoadedSite } from '../../renderer/pipeline/inspect'
import type { PageRecord } from '../../renderer/pipeline/inspect/page-record'
import type { SiteState } from './build-state'
import { contentHash, documentState } from './file-state'

/** What is known of a page before it is inspected. */
export interface Recalled {
  /** By documentState. */
  document: string
  record?: PageRecord
}

/** What is known from before. */
export interface Remembered {
  /** By the pages' files. */
  pages: ReadonlyMap<string, Recalled>
  site: Pick<SiteState, 'site' | 'sampling' | 'shared' | 'pictures'>
}

/**
 * The records of the last build that an inspection would give again: nothing that it read has changed, and nothing was
 * wrong with the page. What is told of a wrong page may depend on every other page.
 */
export function recallRecords(
  { routes, unread }: LoadedSite,
  last: Remembered | undefined,
  site: Remembered['site'],
): Recalled[] {
  const now = Date.now()
  const isSame = last && last.site.site === site.site && last.site.sampling === site.sampling
  const addresses = new Set(routes)
  const changed = last && {
    shared: changedKeys(last.site.shared, site.shared),
    pictures: changedKeys(last.site.pictures, site.pictures),
  }
  return routes.map((_, at) => {
    const { file } = unread(at, false).document
    const document = documentState(file, now)
    const known = last?.pages.get(file)
    const record = known?.record
    if (!isSame || !changed || !known || !record) return { document }
    const mayHold =
      !record.used.some((name) => changed.shared.has(name)) &&
      !record.texts.images.some((address) => changed.pictures.has(address)) &&
      leadsWhereItDid(record, addresses)
    const isUntouched = document !== '' && document === known.document
    const isTheText = mayHold && (isUntouched || contentHash(file) === record.hash)
    return isTheText ? { document, record } : { document }
  })
}

/** Whether every link to a page still leads to one, but those of which the record says that they need a look. */
const leadsWhereItDid = ({ texts: { targets, links } }: PageRecord, routes: Set<string>): boolean =>
  targets.every((target) => routes.has(target) || links.some(({ route }) => route === target))

/** The keys whose value is another one now, or is there on one side only. */
function changedKeys(before: Record<string, string>, now: Record<string, string>): Set<string> {
  return new Set([...Object.keys(before), ...Object.keys(now)].filter((key) => before[key] !== now[key]))
}
