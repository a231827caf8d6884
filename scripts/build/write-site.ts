import { emit } from '../../renderer/pipeline/emit'
import { Output } from '../../renderer/pipeline/emit/output'
import { hashCities } from '../../renderer/pipeline/pages/track-uses'
import { createProgress } from '../progress'
import type { BuildState, SiteState } from './build-state'
import { copyCode } from './copy-code'
import { pageStates } from './page-states'
import type { Recalled } from './recall-records'
import { removeOtherFiles } from './remove-other-files'
import { type Rendering, renderPages } from './render-pages'
import { writeQuoteForm } from './quote-form'
import { stalePages } from './stale-pages'
import type { Stopwatch } from './stopwatch'

/** What is known of a site before it is written. */
export interface Seen {
  recalled: Recalled[]
  site: Omit<SiteState, 'images' | 'cities'>
}

/**
 * Writes all files of a site that differ from those that stand in a folder, and removes those that are no longer its own.
 * @param last what the last build left in this folder
 * @returns what this one leaves
 */
export async function writeSite(
  rendering: Rendering,
  seen: Seen,
  last: BuildState | undefined,
  watch: Stopwatch,
): Promise<Omit<BuildState, 'inspector'>> {
  const { checked, model, code, client } = rendering
  const site: SiteState = { ...seen.site, images: model.images, cities: hashCities(model.cities) }
  const present = { records: checked.records, model, code: code.hash, site, client }
  const stale = watch.time('pages', () => stalePages(present, last))
  const written = await watch.time('pages', () => renderPages(rendering, stale))
  const pages = pageStates({ ...present, recalled: seen.recalled, written }, last)
  const output = new Output(client)
  await watch.time('files', () => writeOthers(rendering, output))
  const files = new Set([...output.files, ...[...pages.values()].flatMap(({ written }) => written.files)])
  removeOtherFiles(client, last?.files, files)
  return { code: code.hash, site, pages, files }
}

/** Writes what a site has beside its pages. */
async function writeOthers({ checked, model, code }: Rendering, output: Output): Promise<void> {
  await copyCode(code.client, output)
  await writeQuoteForm(model, code, output)
  const pictures = createProgress('pictures')
  await emit(model, checked, output, pictures.update)
  pictures.end()
}
