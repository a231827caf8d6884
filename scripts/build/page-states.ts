import { join } from 'node:path'
import type { PageRecord } from '../../renderer/pipeline/inspect/page-record'
import type { WrittenPage } from '../../renderer/pipeline/pages/written-page'
import type { BuildState, PageState, SiteState } from './build-state'
import { writtenState } from './file-state'
import { pageInputs } from './page-inputs'
import type { Recalled } from './recall-records'

interface Built {
  records: PageRecord[]
  /** What was known of each page before, by its place. */
  recalled: Recalled[]
  /** The pages that were rendered, by their places. */
  written: Map<number, WrittenPage>
  code: string
  site: SiteState
  client: string
}

/** What is left of the pages for the next build, by their files. Those that were not rendered are as they were. */
export function pageStates(built: Built, last: BuildState | undefined): Map<string, PageState> {
  const { records, recalled, written, code, site, client } = built
  return new Map(
    records.flatMap((record, at): [string, PageState][] => {
      const fresh = written.get(at)
      const before = last?.pages.get(record.file)
      const { document } = recalled[at] as Recalled
      const kept = { document, ...(isFine(record) ? { record } : {}) }
      // another part of the build may have it
      if (!fresh) return before ? [[record.file, { ...before, ...kept }]] : []
      const inputs = pageInputs(record, fresh.uses, code, site)
      const files = fresh.files.map((file) => writtenState(join(client, file)) ?? '')
      return [[record.file, { ...kept, inputs, written: fresh, files }]]
    }),
  )
}

/** What is told of a page with mistakes depends on other pages too, so that it is looked at anew. */
export const isFine = ({ found, unfilled }: PageRecord): boolean =>
  unfilled.length === 0 && Object.values(found).every((problems) => problems.length === 0)
