import type { CityFacts } from '../../renderer/pipeline/cities/city-facts'
import { type PageRecord, isFine } from '../../renderer/pipeline/inspect/page-record'
import type { WrittenPage } from '../../renderer/pipeline/pages/written-page'
import type { BuildState, CityWords, PageState, SiteState } from './build-state'
import { writtenStates } from './file-state'
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
      if (fresh) return [[record.file, freshState({ record, document, written: fresh }, { code, site, client })]]
      // another part of the build may have it
      if (!before) return []
      const { files, inputs, written: kept } = before
      return [[record.file, { document, files, inputs, written: kept, ...recordState(record) }]]
    }),
  )
}

/** What is left of a page that was just written. */
export function freshState(
  { record, document, written }: Pick<PageState, 'document' | 'written'> & { record: PageRecord },
  { code, site, client }: Pick<Built, 'code' | 'site' | 'client'>,
): PageState {
  const files = writtenStates(client, written.files)
  return { document, files, inputs: pageInputs(record, written.uses, code, site), written, ...recordState(record) }
}

function recordState(record: PageRecord): Pick<PageState, 'isFine' | 'record' | 'words'> {
  if (!isFine(record)) return { isFine: false }
  const { city } = record.facts ?? {}
  return { isFine: true, record, ...(city ? { words: cityWords(city) } : {}) }
}

/** The numbers of a city's page. */
export const cityWords = ({ own, sayings }: CityFacts): CityWords => ({ own: own?.hashes, ...sayings })
