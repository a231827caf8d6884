import { dirname, join } from 'node:path'
import { probeImages } from '../../../renderer/pipeline/images/probe-images'
import { type RequestedSite, openRequestedSite } from '../pages/open-requested-site'
import type { Tell } from '../pages/tell'
import { stateOfAll } from './file-state'
import { indexFiles, readIndex } from './index-files'
import { loadWithoutPages, sharedNames } from './load-without-pages'
import { indexSite } from './index-site'

/**
 * A site as it stands in its folder: it is opened again when site.json, a shared section, the list of pictures or the
 * index has changed. One with a mistake in site.json is told, and the last good one stays.
 */
export class LiveSite {
  #state = ''
  #watched: string[] = []
  #site: Promise<RequestedSite | undefined> = Promise.resolve(undefined)

  constructor(
    private readonly folder: string,
    private readonly tell: Tell,
  ) {}

  /** @returns nothing as long as site.json has never been right */
  get current(): Promise<RequestedSite | undefined> {
    const state = stateOfAll(this.#watched)
    if (this.#watched.length === 0 || state !== this.#state) this.#site = this.open(this.#site)
    return this.#site
  }

  private async open(last: Promise<RequestedSite | undefined>): Promise<RequestedSite | undefined> {
    const { folder } = this
    const files = indexFiles(folder)
    const loaded = loadWithoutPages(folder)
    const shared = sharedNames(folder)
    const rooms = new Set(['shared', ...shared.map((name) => dirname(name))])
    const inside = ['site.json', ...rooms, ...shared].map((name) => join(folder, name))
    this.#watched = [...inside, join(loaded.publicFolder, 'images'), files.index]
    this.#state = stateOfAll(this.#watched)
    const index = readIndex(files) ?? (await indexSite(folder))
    const probe = (addresses: string[], host: Parameters<typeof probeImages>[2]) =>
      probeImages(loaded.publicFolder, addresses, host)
    const { site, problems } = await openRequestedSite(loaded, index, probe)
    if (problems.length > 0) this.tell(problems, { site: loaded.site, shared: loaded.shared, pages: [] })
    return site ?? last
  }
}
