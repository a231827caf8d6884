import { hash } from 'node:crypto'
import type { CheckedSite } from '../../renderer/pipeline/check-site'
import { fileOf } from '../../renderer/pipeline/emit/file-of'
import type { Output } from '../../renderer/pipeline/emit/output'
import { MOST_LISTED } from '../../renderer/pipeline/cities/nearby-cities'
import type { SiteModel } from '../../renderer/pipeline/model'
import { type BuildState, type SiteState, filesOf } from './build-state'
import { copyCode } from './copy-code'
import { writtenStates } from './file-state'
import { pageStates } from './page-states'
import type { Recalled } from './recall-records'
import { removeOtherFiles } from './remove-other-files'
import { writeQuoteForm } from './quote-form'
import { type Shard, isInShard } from './shard'
import { stalePages } from './stale-pages'
import type { Stopwatch } from './stopwatch'
import { type Ahead, type SiteRendering, writePages } from './write-pages'

/** What is known of a site before it is written. */
export interface Seen {
  site: Omit<SiteState, 'images' | 'cities' | 'hasManyCities'>
  publicFiles: BuildState['publicFiles']
}

interface Options extends Ahead {
  shard: Shard
  watch: Stopwatch
  /** What writeFiles has written to. */
  output: Output
}

/**
 * Writes the code and the pages of a site where they differ from what stands in a folder, and removes what is no longer its
 * own.
 * @param last what the last build left in this folder
 * @returns what this one leaves
 */
export async function writeSite(
  rendering: SiteRendering,
  seen: Seen & { recalled: Recalled[] },
  last: BuildState | undefined,
  { shard, watch, output, expected, remember }: Options,
): Promise<Omit<BuildState, 'inspector' | 'node'>> {
  const { checked, model, code, client } = rendering
  const site: SiteState = { ...seen.site, images: model.images, ...citiesState(model) }
  const present = { records: checked.records, model, code: code.hash, site, client }
  const isOurs = (at: number) => isInShard(fileAt(present, at), shard)
  const stale = watch.time('pages', () => stalePages(present, last)).filter(isOurs)
  // before the pages, since other threads may still render those that were begun with
  await watch.time('files', async () => {
    await copyCode(code.client, output)
    await writeQuoteForm(model, code, output)
  })
  // as above
  const others = writtenStates(client, output.files)
  const built = { ...present, recalled: seen.recalled }
  const fresh = await watch.time('pages', () => writePages(rendering, built, stale, { expected, remember }))
  const pages = pageStates(built, fresh, last)
  if (last) removeOtherFiles(client, filesOf(last), filesOf({ pages, others }))
  const { problems } = checked
  return { code: code.hash, site, cities: model.cities, problems, pages, others, publicFiles: seen.publicFiles }
}

const fileAt = ({ records }: Pick<CheckedSite, 'records'>, at: number) => fileOf(records[at]?.route ?? '')

const citiesState = ({ cities }: SiteModel) => ({
  cities: hash('sha1', JSON.stringify(cities)),
  hasManyCities: cities.length > MOST_LISTED,
})
