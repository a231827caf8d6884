import { type CheckedSite, checkLoaded } from '../../renderer/pipeline/check-site'
import type { LoadedSite } from '../../renderer/pipeline/inspect'
import type { PageRecord } from '../../renderer/pipeline/inspect/page-record'
import type { SiteModel } from '../../renderer/pipeline/model'
import { readAhead } from '../../renderer/pipeline/threads/read-ahead'
import type { Threads } from '../../renderer/pipeline/threads/threads'
import type { Code } from '../code/code'
import { createProgress } from '../progress'
import { expectedModel } from './expected-model'
import { renderJob } from './render-pages'

/** Fewer pages are rendered sooner than it is found out what to expect of them. */
const MANY = 1000

interface Options {
  /** The records that are known already, by the pages' places. */
  known: (PageRecord | undefined)[]
  /** The code, as soon as it is bundled. */
  opening: Promise<Code>
  threads: Threads
  /** A folder that nobody reads, for pages that can be rendered as soon as they are inspected; without it none is. */
  client: string | undefined
}

/** What was checked, and what the pages were rendered with that were rendered meanwhile. */
interface CheckedAhead {
  checked: CheckedSite
  expected?: SiteModel
}

/**
 * Checks a site. As soon as the code is there, pages are rendered where they are inspected, so that nobody has to read and
 * resolve them a second time; but for those that other threads render while this one judges the whole site.
 */
export async function checkAhead(loaded: LoadedSite, options: Options): Promise<CheckedAhead> {
  const { known, opening, threads, client } = options
  const isLarge = known.filter((record) => !record).length > MANY
  const reading = readAhead(loaded, threads, known)
  let expected: SiteModel | undefined
  const begin = async () => {
    // it looks into all documents
    await reading
    // before the code is there: then other threads begin at once
    expected = isLarge && client !== undefined ? await expectedModel(loaded) : undefined
    const code = await opening
    if (expected && client !== undefined) return renderJob({ model: expected, code, client, isUnread: true })
    return undefined
  }
  const progress = createProgress('documents')
  // the bundler has a processor for itself: threads beside it may wait for the disk, but not inspect
  const helpers = { for: (pages: number) => threads.for(pages), free: begin() }
  const [checked] = await Promise.all([checkLoaded(loaded, helpers, known, progress.update), reading])
  progress.end()
  return { checked, ...(expected && { expected }) }
}
