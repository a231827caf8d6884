import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { Site } from '../../schemas/types'
import type { ImageFile } from '../../sections/page/page-context'
import { ownPublicFolder } from '../documents/files'
import { type HostRules, hostRules } from '../emit/headers'
import { readRules } from '../emit/host-files'
import { routeOf } from '../emit/site-files'
import { checkSiteFile } from '../pipeline/check-site'
import { usableImages } from '../pictures/pictures'
import { makeVariant, probeImages } from '../pictures/image-variants'
import { loadSite, readPage, suggestionsFromFiles } from '../pipeline/load-site'
import { type SiteModel, siteImages } from '../render/model'
import { openPage } from '../pipeline/open-page'
import { type LocatedProblem, locate } from '../problems/problem'
import { oncePerMistake } from '../rules/registry'
import { errorsAmong } from '../rules/definition/rule'
import type { LoadedSite } from '../site/site'
import { isSite } from '../validate/validator'
import type { Directory } from './site-checker'
import type { PageFile, RenderablePage } from '../site/page'

/** A page that can be rendered. */
export interface LivePage extends RenderablePage {
  /** The addresses of its pictures. */
  images: string[]
}

/** How many pages keep their last valid version: more than an author visits. */
const MAX_KEPT = 500

/** How many of the pages requested last are opened again when something that pages share has changed. */
const MAX_REOPENED = 20

/** "/assets/images/truck-480.217626.webp": a variant of a picture, as image-variants.ts names it. */
const VARIANT = /^\/assets(\/images\/.*)-\d+\.[0-9a-f]{6}\.webp$/

/**
 * The pages of a site that is served from its documents. Each is opened when it is requested; a page with errors stays as it
 * was when it was last valid.
 */
export class LivePages {
  /** What the last check found out about all pages; undefined before the first one. */
  directory: Directory | undefined
  /** site.json as it is, or as it was when it was last valid. */
  settings: Site | undefined
  /** The pictures of requested pages. One whose file is gone stays: the last valid version of a page may show it. */
  readonly #pictures: Record<string, ImageFile> = {}
  /** The pictures that were probed since the site was last loaded. */
  #fresh: Record<string, ImageFile> = {}
  #site: LoadedSite
  #model: SiteModel | undefined
  /** The last valid versions of the pages that were requested, by their routes. */
  readonly #kept = new LRUCache<string, { page: LivePage | undefined }>({ max: MAX_KEPT })

  /**
   * @param onOpened called with the file and the errors of each document that is opened
   * @throws when the folder can't be read
   */
  constructor(
    private readonly folder: string,
    private readonly onOpened: (file: string, errors: LocatedProblem[]) => void,
  ) {
    this.#site = this.#load()
  }

  /** The site as it was last loaded, without its pages' content. */
  get site(): LoadedSite {
    return this.#site
  }

  /**
   * Takes note that files were written, created or removed.
   * @throws when the folder can't be read
   */
  change(files: string[]): void {
    const changed = new Set(files)
    const written = this.#site.pages.filter(({ file }) => changed.has(file) && existsSync(file))
    // a page that was written changes only itself, everything else may change every page
    const isWide = written.length < changed.size
    const pages = join(this.folder, 'pages')
    // a folder that was replaced is named without its files
    const mayChangeCities = files.some((file) => file.startsWith(pages) || pages.startsWith(file))
    if (isWide) this.#site = this.#load(mayChangeCities ? undefined : this.#site.cityCount.known)
    const recent = () => [...this.#kept.keys()].slice(0, MAX_REOPENED).toReversed()
    for (const route of isWide ? recent() : written.map((page) => page.route))
      if (this.#kept.has(route)) this.open(route)
  }

  /**
   * Takes over what a check found out about all pages.
   * @returns whether that is new
   * @throws when the folder can't be read
   */
  replaceDirectory(directory: Directory): boolean {
    if (isDeepStrictEqual(directory, this.directory)) return false
    this.directory = directory
    this.#model = undefined
    const { known } = this.#site.cityCount
    // a page that was written may be a city's now, or no longer
    if (known !== undefined && known !== directory.cities.length) this.#site = this.#load(directory.cities.length)
    return true
  }

  /** @param cities how many there are, where that is known: to count them, all documents must be read */
  #load(cities?: number): LoadedSite {
    const loaded = loadSite(this.folder, cities)
    // suggestions come from file names alone: reading all pages would keep visitors waiting
    const site = { ...loaded, suggestions: suggestionsFromFiles(loaded) }
    this.#fresh = {}
    this.#model = undefined
    const { document, data, shared, textOf } = site
    const problems = oncePerMistake([...site.problems, ...checkSiteFile(site).problems], site.unfilled)
    const errors = errorsAmong(problems, data)
    for (const { file } of [...shared.values(), ...(document ? [document] : [])])
      this.onOpened(file, locate({ problems: errors.filter((error) => error.file === file), textOf }))
    if (document && errors.every(({ file }) => file !== document.file) && isSite(data)) this.settings = data
    return site
  }

  /** The page of a route, or the one that had the address among its aliases when the site was last checked. */
  find(address: string): PageFile | undefined {
    const route = this.directory?.aliases[address]
    const { pages } = this.#site
    return pages.find((page) => page.route === address) ?? pages.find((page) => page.route === route)
  }

  /** Opens the page of an address, as it is or as it was when it was last valid; undefined where there is none. */
  open(address: string): LivePage | undefined {
    const file = this.find(address)
    if (!file) return undefined
    const page = this.#openNow(file) ?? this.#kept.get(file.route)?.page
    this.#kept.set(file.route, { page })
    return page && [page.route, ...(page.data.aliases ?? [])].includes(address) ? page : undefined
  }

  #openNow(file: PageFile): LivePage | undefined {
    try {
      const { document, page, facts } = openPage(readPage(file, this.#site), this.#site)
      const errors = errorsAmong(facts.problems, this.#site.data)
      const textOf = (name: string) => (name === document.file ? document.text : this.#site.textOf(name))
      this.onOpened(file.file, locate({ problems: errors, textOf }))
      if (!page || errors.length > 0) return undefined
      return { route: page.route, data: page.data, vars: page.vars, images: facts.images }
    } catch (error) {
      // an editor that saves by renaming leaves a moment without a file
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }

  /**
   * What pages are rendered with: the same object until something changes that pages share. Undefined where site.json was
   * never valid.
   */
  get model(): SiteModel | undefined {
    const { settings: site, directory } = this
    return site && (this.#model ??= { site, cities: directory?.cities ?? [], images: this.#pictures })
  }

  /** Puts pictures into the model, and those that site.json names. */
  async probe(images: string[] = []): Promise<void> {
    const { settings } = this
    if (!settings) return
    const { publicFolder, images: listed } = this.#site
    // one that was put there since the site was loaded is not in its list yet
    const existing = [...siteImages(this.#site, settings), ...images].filter(
      (address) => !listed.get(address)?.fault && existsSync(join(publicFolder, address)),
    )
    Object.assign(this.#fresh, await probeImages(publicFolder, existing, settings, this.#fresh))
    Object.assign(this.#pictures, this.#fresh)
  }

  /** The rules of the site's host: those of the author's own files in public/, or else those that a build writes. */
  get hostRules(): HostRules {
    return readRules(ownPublicFolder(this.folder), this.settings && hostRules(this.settings))
  }

  /**
   * The path of a file that a build would copy or make smaller: of public/, a picture, or a variant of one, which is made at
   * its first request.
   * @param name its name in a build: "images/truck.jpg"
   */
  async fileAt(name: string): Promise<string | undefined> {
    const route = routeOf(name)
    // as in a build, a page replaces a file of public/ with the same name
    if (route !== undefined && this.find(route)) return undefined
    const { publicFolder, publicFiles, images } = this.#site
    const address = `/${name}`
    // only listed files are served, so that no address leads out of the folder
    const listed = address.startsWith('/images/') ? usableImages(images, [address]) : publicFiles
    return listed.includes(address) ? join(publicFolder, address) : this.#makeVariant(address)
  }

  async #makeVariant(address: string): Promise<string | undefined> {
    const [, name] = VARIANT.exec(address) ?? []
    if (name === undefined) return undefined
    const { publicFolder, images } = this.#site
    const masters = [...images.keys()].filter((master) => master.replace(/\.[a-z]+$/i, '') === name)
    await this.probe(usableImages(images, masters))
    for (const master of masters) {
      const variant = this.#pictures[master]?.variants.find(({ url }) => url === address)
      if (variant) return makeVariant(join(publicFolder, master), variant)
    }
    return undefined
  }
}
