import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Site } from '../../schemas/types'
import type { ImageFile } from '../../sections/page-context'
import { checkSiteFile } from '../pipeline/check-site'
import { probeImages } from '../pipeline/emit/image-variants'
import { loadSite, readPage } from '../pipeline/load-site'
import { type SiteModel, siteImages } from '../pipeline/model'
import { type PageContent, openPage } from '../pipeline/open-page'
import { oncePerMistake } from '../pipeline/rules/registry'
import { type LocatedProblem, locate } from '../pipeline/problems/problem'
import { errorsAmong } from '../pipeline/rules/rule'
import type { LoadedSite, PageFile } from '../pipeline/site'
import { suggestionsFromFiles } from '../pipeline/suggestions'
import { isSite } from '../pipeline/validate/validator'
import type { Directory } from './site-checker'

/** A page that can be rendered. */
export interface LivePage extends PageContent {
  /** The addresses of its pictures. */
  images: string[]
}

/** Of so many pages the last good version is kept: a person at work visits fewer. */
const MOST_KEPT = 500

/** Of the pages that were asked for last so many are opened again when anything changed that they share. */
const REOPENED = 20

/**
 * The pages of a site while it is written. Each is opened when it is asked for; of one that is wrong the last good
 * version stays.
 */
export class LivePages {
  /** What is known of all pages together. */
  directory: Directory = { cities: [], aliases: new Map() }
  /** What site.json says, now or when it was last right. */
  settings: Site | undefined
  /** The pictures that were asked for. One whose file is gone stays: the last good version of a page may show it. */
  readonly pictures: Record<string, ImageFile> = {}
  /** Those of them that were read since a file was changed that is no page's. */
  #fresh: Record<string, ImageFile> = {}
  #site: LoadedSite
  /** The last good versions of the pages that were asked for, by their routes. */
  readonly #kept = new LRUCache<string, { page: LivePage | undefined }>({ max: MOST_KEPT })

  /**
   * @param folder of the site's JSON
   * @param onOpened called with the file of each document that is opened, and with the errors found when it was
   * @throws when the folder can't be read
   */
  constructor(
    private readonly folder: string,
    private readonly onOpened: (file: string, errors: LocatedProblem[]) => void,
  ) {
    this.#site = this.#load()
  }

  /**
   * Takes over that files were written, made or removed.
   * @throws when the folder can't be read
   */
  change(files: string[]): void {
    const changed = new Set(files)
    const written = this.#site.pages.filter(({ file }) => changed.has(file) && existsSync(file))
    // a page that was written again concerns itself alone, everything else every page
    const isWide = written.length < changed.size
    if (isWide) this.#site = this.#load()
    const recent = () => [...this.#kept.keys()].slice(0, REOPENED).toReversed()
    for (const route of isWide ? recent() : written.map((page) => page.route))
      if (this.#kept.has(route)) this.open(route)
  }

  #load(): LoadedSite {
    const loaded = loadSite(this.folder)
    // while somebody waits for one page, suggestions are made from the names of files: to read all pages takes long
    const site = { ...loaded, suggestions: suggestionsFromFiles(loaded) }
    this.#fresh = {}
    const { document, data, shared, textOf } = site
    const problems = oncePerMistake([...site.problems, ...checkSiteFile(site).problems], site.unfilled)
    const errors = errorsAmong(problems, data)
    for (const { file } of [...shared.values(), ...(document ? [document] : [])])
      this.onOpened(file, locate({ problems: errors.filter((error) => error.file === file), textOf }))
    if (document && errors.every(({ file }) => file !== document.file) && isSite(data)) this.settings = data
    return site
  }

  /** Finds the page of a route, or the one that had an address among its aliases when the site was checked. */
  find(address: string): PageFile | undefined {
    const route = this.directory.aliases.get(address)
    const { pages } = this.#site
    return pages.find((page) => page.route === address) ?? pages.find((page) => page.route === route)
  }

  /**
   * Opens the page that an address leads to.
   * @returns it as it is, or as it was when it was last right; undefined where it never was, and where there is none
   */
  open(address: string): LivePage | undefined {
    const file = this.find(address)
    if (!file) return undefined
    const page = this.#openNow(file) ?? this.#kept.get(file.route)?.page
    this.#kept.set(file.route, { page })
    return page && [page.route, ...(page.data.aliases ?? [])].includes(address) ? page : undefined
  }

  /**
   * What a page is rendered with, or what is no page of the site's.
   * @returns undefined where site.json was never right
   */
  async model(page?: LivePage): Promise<SiteModel | undefined> {
    const { settings: site, directory, pictures } = this
    if (!site) return undefined
    const { publicFolder } = this.#site
    const addresses = [...siteImages(this.#site, site), ...(page?.images ?? [])]
    const existing = addresses.filter((address) => existsSync(join(publicFolder, address)))
    Object.assign(this.#fresh, await probeImages(publicFolder, existing, site.imageHost, this.#fresh))
    Object.assign(pictures, this.#fresh)
    return { site, cities: directory.cities, images: pictures }
  }

  /** @returns undefined where the page can't be rendered as it is now */
  #openNow(file: PageFile): LivePage | undefined {
    try {
      const { document, page, facts, problems } = openPage(readPage(file, this.#site), this.#site)
      const errors = errorsAmong(problems, this.#site.data)
      const textOf = (name: string) => (name === document.file ? document.text : this.#site.textOf(name))
      this.onOpened(file.file, locate({ problems: errors, textOf }))
      if (!page || errors.length > 0) return undefined
      return { route: page.route, data: page.data, vars: page.vars, images: facts.images }
    } catch (error) {
      // an editor that saves by renaming leaves a moment without the file
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }
}
