import type { CityFacts } from '../../renderer/pipeline/cities/city-facts'
import { type PageRecord, isFine } from '../../renderer/pipeline/inspect/page-record'
import type { WrittenPage } from '../../renderer/pipeline/pages/written-page'
import type { BuildState, CityWords, PageState, SiteState } from './build-state'
import { writtenStates } from './file-state'
import { pageInputs } from './page-inputs'
import type { Recalled } from './recall-records'

/** What pages were built from. */
export interface BuiltPages {
  records: PageRecord[]
  /** What was known of each page before, by its place. */
  recalled: Recalled[]
  code: string
  site: SiteState
  client: string
}

/**
 * What is left of the pages for the next build, by their files. Those that were not rendered are as they were.
 * @param fresh what is left of those that were, by their places
 */
export function pageStates(
  { records, recalled }: Pick<BuiltPages, 'records' | 'recalled'>,
  fresh: Map<number, PageState>,
  last: BuildState | undefined,
): Map<string, PageState> {
  const pages = new Map<string, PageState>()
  for (const [at, record] of records.entries()) {
    const now = fresh.get(at)
    const before = last?.pages.get(record.file)
    if (now) pages.set(record.file, now)
    else if (before) {
      const { document } = recalled[at] as Recalled
      const { files, inputs, written } = before
      pages.set(record.file, { document, files, inputs, written, ...recordState(record) })
    }
    // else another part of the build may have it
  }
  return pages
}

/** What is left of pages that were just written, by their places. */
export function freshStates(
  { records, recalled, ...built }: BuiltPages,
  written: Map<number, WrittenPage>,
): Map<number, PageState> {
  const stateAt = (at: number, page: WrittenPage) => {
    const { document } = recalled[at] as Recalled
    return freshState({ record: records[at] as PageRecord, document, written: page }, built)
  }
  return new Map(Array.from(written, ([at, page]) => [at, stateAt(at, page)]))
}

/** What is left of a page that was just written. */
export function freshState(
  { record, document, written }: Pick<PageState, 'document' | 'written'> & { record: PageRecord },
  { code, site, client }: Pick<BuiltPages, 'code' | 'site' | 'client'>,
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
