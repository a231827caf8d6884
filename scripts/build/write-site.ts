import type { CheckedSite } from '../../renderer/pipeline/check-site'
import { emit } from '../../renderer/pipeline/emit'
import { fileOf } from '../../renderer/pipeline/emit/file-of'
import { Output } from '../../renderer/pipeline/emit/output'
import { MOST_LISTED } from '../../renderer/pipeline/cities/nearby-cities'
import type { SiteModel } from '../../renderer/pipeline/model'
import { hashCities } from '../../renderer/pipeline/pages/hash-cities'
import type { WrittenPage } from '../../renderer/pipeline/pages/written-page'
import { createProgress } from '../progress'
import { asExpected } from './as-expected'
import { type BuildState, type SiteState, filesOf } from './build-state'
import { copyCode } from './copy-code'
import { writtenStates } from './file-state'
import { pageStates } from './page-states'
import type { Recalled } from './recall-records'
import { removeOtherFiles } from './remove-other-files'
import { type Rendering, finishPages, renderPages } from './render-pages'
import { writeQuoteForm } from './quote-form'
import { type Shard, isInShard } from './shard'
import { stalePages } from './stale-pages'
import type { Stopwatch } from './stopwatch'

/** What all pages of a site are rendered with. */
interface SiteRendering extends Rendering {
  checked: CheckedSite
}

/** What is known of a site before it is written. */
export interface Seen {
  site: Omit<SiteState, 'images' | 'cities' | 'hasManyCities'>
  publicFiles: BuildState['publicFiles']
}

/**
 * Writes all files of a site that differ from those that stand in a folder, and removes those that are no longer its own.
 * @param last what the last build left in this folder
 * @param expected what pages were rendered with while the site was checked
 * @returns what this one leaves
 */
export async function writeSite(
  rendering: SiteRendering,
  seen: Seen & { recalled: Recalled[] },
  last: BuildState | undefined,
  { shard, watch, expected }: { shard: Shard; watch: Stopwatch; expected?: SiteModel | undefined },
): Promise<Omit<BuildState, 'inspector' | 'node'>> {
  const { checked, model, code, client } = rendering
  const site: SiteState = { ...seen.site, images: model.images, ...citiesState(model) }
  const present = { records: checked.records, model, code: code.hash, site, client }
  const isOurs = (file: string) => isInShard(file, shard)
  const stale = watch.time('pages', () => stalePages(present, last)).filter(({ at }) => isOurs(fileAt(present, at)))
  // before the pages, since other threads may still render those that were begun with
  const output = new Output(client, isOurs)
  await watch.time('files', () => writeOthers(rendering, output))
  const written = await watch.time('pages', async () => {
    const ahead = expected ? await renderedAhead(rendering, expected) : new Map<number, WrittenPage>()
    const left = stale.filter(({ at }) => !ahead.has(at))
    return new Map([...ahead, ...(await renderPages(rendering, left))])
  })
  const pages = pageStates({ ...present, recalled: seen.recalled, written }, last)
  const others = writtenStates(client, output.files)
  removeOtherFiles(client, last && filesOf(last), filesOf({ pages, others }))
  const { problems } = checked
  return { code: code.hash, site, cities: model.cities, problems, pages, others, publicFiles: seen.publicFiles }
}

/** The pages that were rendered, or begun with, while the site was checked, and are what they would be now. */
async function renderedAhead(
  { checked, model }: SiteRendering,
  expected: SiteModel,
): Promise<Map<number, WrittenPage>> {
  const { records, written, begun, worker } = checked
  const isRight = asExpected(expected, model)
  const rest = begun ? await finishPages(worker, begun) : []
  return new Map([...written, ...rest].filter(([at, { uses }]) => isRight(uses, records[at]?.route ?? '')))
}

const fileAt = ({ records }: Pick<CheckedSite, 'records'>, at: number) => fileOf(records[at]?.route ?? '')

const citiesState = ({ cities }: SiteModel) => ({
  cities: hashCities(cities),
  hasManyCities: cities.length > MOST_LISTED,
})

/** Writes what a site has beside its pages. */
async function writeOthers({ checked, model, code }: SiteRendering, output: Output): Promise<void> {
  await copyCode(code.client, output)
  await writeQuoteForm(model, code, output)
  const pictures = createProgress('pictures')
  await emit(model, checked, output, pictures.update)
  pictures.end()
}
