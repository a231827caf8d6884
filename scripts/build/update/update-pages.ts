import type { Site } from '../../../schemas/types'
import type { LoadedSite } from '../../../renderer/pipeline/inspect'
import { type PageRecord, isFine } from '../../../renderer/pipeline/inspect/page-record'
import type { SiteModel } from '../../../renderer/pipeline/model'
import { createChunks } from '../../../renderer/pipeline/threads/chunks'
import { PageWorker } from '../../../renderer/pipeline/threads/page-worker'
import { thresholdsOf } from '../../../renderer/pipeline/uniqueness/thresholds'
import type { Code } from '../../code/code'
import type { BuildState, PageState } from '../build-state'
import { freshState } from '../page-states'
import { renderPages } from '../render-pages'
import type { Seen } from '../write-site'
import { type ChangedPage, changedPages } from './changed-pages'
import { isSameButWords } from './same-but-words'
import { hasSameSurroundings } from './same-surroundings'
import { hasSameVerdict } from './same-verdict'

/** More pages are worth several threads, and a look at the whole site takes no longer than to render them. */
const MOST_CHANGED = 100

/**
 * Builds a site again of which only the words of some pages have changed: these pages are inspected, rendered and written,
 * and of the others it is only asked whether they are as they were.
 * @param client the folder of the build's files
 * @returns what is left of the changed pages; undefined where more has changed, so that nothing was written
 */
export async function updatePages(
  loaded: LoadedSite,
  seen: Seen,
  last: BuildState,
  { code, client }: { code: Code; client: string },
): Promise<Map<string, PageState> | undefined> {
  if (!hasSameSurroundings(loaded, seen, last, { code: code.hash, client })) return undefined
  const changed = changedPages(last, client, MOST_CHANGED)
  if (!changed) return undefined
  const worker = new PageWorker(loaded)
  const records = readAgain(changed, worker)
  const { site } = worker.tools.surroundings
  const edits = changed.flatMap(({ at, file, before }) => {
    const [was, now] = [before.record, records.get(at)]
    return was && now ? [{ file, before: was, now }] : []
  })
  const isSame = edits.every(({ before, now }) => isFine(now) && isSameButWords(before, now))
  if (!isSame || !hasSameVerdict(edits, last, thresholdsOf(site))) return undefined

  const model: SiteModel = { site: site as unknown as Site, pages: [], cities: last.cities, images: last.site.images }
  const stale = changed.filter(({ isEdited, isWritten }) => isEdited || !isWritten)
  const written = await renderPages(
    { checked: { folder: loaded.folder, worker }, model, code, client, isUnread: false, helpers: { for: () => [] } },
    stale.map(({ at }) => at),
  )
  const built = { code: code.hash, site: last.site, client }
  return new Map(
    changed.map(({ at, file, document, before }): [string, PageState] => {
      const [record, fresh] = [records.get(at) ?? before.record, written.get(at)]
      return [file, record && fresh ? freshState({ record, document, written: fresh }, built) : { ...before, document }]
    }),
  )
}

/** The records of the pages whose documents were edited, by their places. */
function readAgain(changed: ChangedPage[], worker: PageWorker): Map<number, PageRecord> {
  const edited = changed.flatMap(({ at, isEdited }) => (isEdited ? [at] : []))
  return new Map([...worker.inspect(createChunks(edited))].flatMap(({ records }) => records))
}
