import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { createSameNearby } from '../../renderer/pipeline/cities/same-nearby'
import type { PageRecord } from '../../renderer/pipeline/inspect/page-record'
import type { SiteModel } from '../../renderer/pipeline/model'
import type { BuildState, PageState, SiteState } from './build-state'
import { writtenState } from './file-state'
import { pageInputs } from './page-inputs'

interface Present {
  records: PageRecord[]
  model: SiteModel
  code: string
  site: SiteState
  /** The folder of the build's files. */
  client: string
}

/** The places of the pages of which something has changed that they were rendered from, and of those whose files have. */
export function stalePages({ records, model, code, site, client }: Present, last: BuildState | undefined): number[] {
  const listsSame = createSameNearby(last?.cities ?? [], model)
  const sameCities = last?.site.cities === site.cities
  const isSameSite = last?.code === code && isDeepStrictEqual(last.site, site)
  const isFresh = (record: PageRecord, { inputs, record: before, written: { uses } }: PageState) =>
    // most pages are those of the last build: to name what went into each takes longer
    ((isSameSite && record === before) || inputs === pageInputs(record, uses, code, site)) &&
    (sameCities || !uses.nearby || listsSame(record.route))
  return records.flatMap((record, at) => {
    const page = last?.pages.get(record.file)
    return page && areAsWritten(client, page) && isFresh(record, page) ? [] : [at]
  })
}

/** Whether files, as those of a page, are as the last build left them. */
export const areAsWritten = (client: string, { files }: Pick<PageState, 'files'>): boolean =>
  Object.entries(files).every(([file, state]) => writtenState(join(client, file)) === state)
