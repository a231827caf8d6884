import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { fileState } from '../../renderer/pipeline/build/cache'
import { checkSiteFile } from '../../renderer/pipeline/check-site'
import { type HostRules, hostRules } from '../../renderer/pipeline/emit/headers'
import { parseHeaders, parseRedirects } from '../../renderer/pipeline/emit/host-files'
import { probeImages } from '../../renderer/pipeline/emit/image-variants'
import { publicFolder } from '../../renderer/pipeline/documents/files'
import { usableImages } from '../../renderer/pipeline/documents/pictures'
import { loadWithoutPages, readPage, toRoute } from '../../renderer/pipeline/load-site'
import { type SiteModel, siteImages } from '../../renderer/pipeline/model'
import { type PageContent, openPage } from '../../renderer/pipeline/open-page'
import { type Problem, isError, locate } from '../../renderer/pipeline/problems/problem'
import { oncePerMistake } from '../../renderer/pipeline/rules/registry'
import { reportPretty, terminalColors } from '../../renderer/pipeline/problems/pretty'
import { errorsAmong } from '../../renderer/pipeline/rules/rule'
import type { LoadedSite } from '../../renderer/pipeline/site'
import { isSite } from '../../renderer/pipeline/validate/validator'
import type { Site } from '../../schemas/types'
import { etagOf } from './send'
import { type SiteIndex, indexFile, indexSite, readIndex } from './site-index'

/** A site whose pages are read when they are asked for. */
export interface ServedSite {
  /** It lists no pages. */
  loaded: LoadedSite
  index: SiteIndex
  /** Of pictures it knows those that site.json names, and those of the pages that were asked for. */
  model: SiteModel
  pages: ServedPages
  /** What the host of a build would be told. */
  rules: HostRules
}

/** @throws RenderError where a component throws */
type Render = (page: PageContent, model: SiteModel) => string

/**
 * A site that is opened again when site.json, a shared section, the list of pictures or the index has changed. Errors in
 * these documents are printed. While site.json has one, the site stays as it was.
 */
export class WatchedSite {
  #state: string | undefined
  #site: Promise<ServedSite | undefined> = Promise.resolve(undefined)

  /** @param memory how many bytes finished pages may take */
  constructor(
    private readonly folder: string,
    private readonly render: Render,
    private readonly memory: number,
  ) {}

  /** The site as it is now; undefined as long as site.json has never been valid. */
  get current(): Promise<ServedSite | undefined> {
    const state = stateOf(watchedPaths(this.folder))
    if (state !== this.#state) {
      this.#state = state
      this.#site = this.#open(this.#site)
    }
    return this.#site
  }

  /** Opens the site without its pages. @returns the last one where site.json has an error */
  async #open(last: Promise<ServedSite | undefined>): Promise<ServedSite | undefined> {
    const index = readIndex(this.folder) ?? (await indexSite(this.folder))
    const loaded = loadWithoutPages(this.folder, index?.cities.length ?? 0)
    const { data, document } = loaded
    const problems = oncePerMistake([...loaded.problems, ...checkSiteFile(loaded).problems], loaded.unfilled)
    const errors = problems.filter(isError)
    printErrors(errors, loaded.textOf)
    if (!index || !isSite(data) || errors.some(({ file }) => file === document?.file)) return last
    const pictures = usableImages(loaded.images, siteImages(loaded, data))
    const images = await probeImages(loaded.publicFolder, pictures, data)
    const model = { site: data, cities: index.cities, images }
    const pages = new ServedPages({ loaded, model }, this.render, this.memory)
    return { loaded, index, model, pages, rules: rulesOf(loaded, data) }
  }
}

/** The rules that hosts read in a build of the site, where an author's own file takes the place of ours. */
function rulesOf({ publicFiles, publicFolder }: LoadedSite, site: Site): HostRules {
  const own = (name: string) =>
    publicFiles.includes(`/${name}`) ? readFileSync(join(publicFolder, name), 'utf8') : undefined
  const rules = hostRules(site)
  const [headers, redirects] = [own('_headers'), own('_redirects')]
  return {
    headers: headers === undefined ? rules.headers : parseHeaders(headers),
    redirects: redirects === undefined ? rules.redirects : parseRedirects(redirects),
  }
}

/** What a site consists of beside its pages. A folder's state changes when a file in it is added or removed. */
function watchedPaths(folder: string): string[] {
  const shared = join(folder, 'shared')
  const sections = existsSync(shared) ? readdirSync(shared, { recursive: true, encoding: 'utf8' }) : []
  const pictures = join(publicFolder(folder), 'images')
  return [join(folder, 'site.json'), shared, ...sections.map((name) => join(shared, name)), pictures, indexFile(folder)]
}

/** Changes whenever one of these files or folders does. */
function stateOf(paths: string[]): string {
  const states = paths.map((path) => {
    const stats = statSync(path, { throwIfNoEntry: false })
    return stats ? `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}` : ''
  })
  return states.join('\n')
}

/** Prints errors of documents on stdout, for the person who runs the server. */
function printErrors(problems: Problem[], textOf: (file: string) => string): void {
  if (problems.length > 0) console.log(reportPretty(locate({ problems, textOf }), terminalColors))
}

/** A page as it is sent. */
export interface FinishedPage {
  /** Undefined where the document has a mistake. */
  html?: string
  etag: string
  aliases: string[]
  /** The state of the document's file that it was made from, by fileState. */
  state: string
}

/** Opens and renders the pages of a site when they are asked for, and keeps those that were used last. */
export class ServedPages {
  readonly #finished: LRUCache<string, FinishedPage>

  /** @param memory how many bytes finished pages may take */
  constructor(
    private readonly site: Pick<ServedSite, 'loaded' | 'model'>,
    private readonly render: Render,
    memory: number,
  ) {
    this.#finished = new LRUCache({
      // zero would mean no limit, while no page fits into one byte
      maxSize: Math.max(memory, 1),
      // a text takes one or two bytes for each character, and its names take some more
      sizeCalculation: ({ html = '' }) => 2 * html.length + 500,
    })
  }

  /**
   * The page of a route as its document is now. A document's errors are printed.
   * @param route with its escapes decoded, whatever a visitor has sent
   * @returns undefined where no document has this route
   */
  async find(route: string): Promise<FinishedPage | undefined> {
    const file = findDocument(this.site.loaded.folder, route)
    if (!file) return undefined
    const state = fileState(file)
    const kept = this.#finished.get(route)
    if (kept && state !== '' && kept.state === state) return kept
    const page = { ...(await this.#finish(route, file)), state }
    this.#finished.set(route, page)
    return page
  }

  async #finish(route: string, file: string): Promise<Omit<FinishedPage, 'state'>> {
    const { loaded, model } = this.site
    const { document, page, facts, problems } = openPage(readPage({ route, file }, loaded), loaded)
    const errors = errorsAmong(problems, loaded.data)
    if (!page || errors.length > 0) {
      printErrors(errors, (name) => (name === document.file ? document.text : loaded.textOf(name)))
      return { etag: '', aliases: [] }
    }
    const pictures = usableImages(loaded.images, facts.images)
    const images = await probeImages(loaded.publicFolder, pictures, model.site, model.images)
    Object.assign(model.images, images)
    const html = this.render(page, model)
    return { html, etag: etagOf(html), aliases: facts.aliases }
  }
}

/** What no part of an address may be, so that none leads out of pages/. */
const NO_NAME = /^\.{0,2}$|[\\\0]/

/**
 * Finds the document of a route by the names that it can have: "/workshops" is pages/workshops.json or
 * pages/workshops/index.json. However many documents there are, no more than two files are asked for.
 * @param folder of the site
 */
export function findDocument(folder: string, route: string): string | undefined {
  const path = route.slice(1)
  if (path !== '' && path.split('/').some((part) => NO_NAME.test(part))) return undefined
  const names = path === '' ? ['index.json'] : [`${path}.json`, `${path}/index.json`]
  return names
    .filter((name) => toRoute(name) === route)
    .map((name) => join(folder, 'pages', name))
    .find((file) => existsSync(file) && statSync(file).isFile())
}
