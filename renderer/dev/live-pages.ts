import { LRUCache } from 'lru-cache'
import type { Site } from '../../schemas/types'
import { checkOwnDocuments } from '../pipeline/check-site'
import { publicFolder } from '../pipeline/images/public-folder'
import { loadSite, readPage } from '../pipeline/load-site'
import { type SiteModel, siteImages } from '../pipeline/model'
import { type PageContent, openPage } from '../pipeline/open-page'
import type { Problem } from '../pipeline/problem'
import { oncePerMistake } from '../pipeline/problems/once-per-mistake'
import { type LocatedProblem, locate } from '../pipeline/report/located'
import { errorsAmong } from '../pipeline/rules/rule'
import type { LoadedSite, PageFile } from '../pipeline/site'
import { suggestionsFromFiles } from '../pipeline/suggestions'
import { isSite } from '../pipeline/validate/validator'
import { LivePictures } from './pictures'
import type { Directory } from './site-checker'

/** A page that can be rendered. */
export interface LivePage extends PageContent {
  /** The addresses of its pictures. */
  images: string[]
}

/** Of so many pages the last good version is kept: a person at work visits fewer. */
const MOST_KEPT = 500

/**
 * The pages of a site while it is written. Each is opened when it is asked for; of one that is wrong the last good
 * version stays.
 */
export class LivePages {
  readonly pictures: LivePictures
  /** What is known of all pages together. */
  directory: Directory = { cities: [], aliases: new Map() }
  #site: LoadedSite
  #files = new Map<string, PageFile>()
  /** What site.json says, now or when it was last right, and the pictures that it names. */
  #settings: { site: Site; images: string[] } | undefined
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
    this.pictures = new LivePictures(publicFolder(folder))
    this.#site = this.#load()
  }

  /**
   * Finds out anew which pages there are, and what all of them have in common.
   * @param reopened how many of the pages that were asked for last are opened again
   * @throws when the folder can't be read
   */
  reload(reopened: number): void {
    this.#site = this.#load()
    this.reopen([...this.#kept.keys()].slice(0, reopened).toReversed())
  }

  #load(): LoadedSite {
    const loaded = loadSite(this.folder)
    // while somebody waits for one page, suggestions are made from the names of files: to read all pages takes long
    const site = { ...loaded, suggestions: suggestionsFromFiles(loaded) }
    this.#files = new Map(site.pages.map((page) => [page.route, page]))
    const gone = [...this.#kept.keys()].filter((route) => !this.#files.has(route))
    for (const route of gone) this.#kept.delete(route)
    this.pictures.forget()
    const { document, data, shared, textOf } = site
    const errors = errorsOf(site)
    for (const { file } of [...shared.values(), ...(document ? [document] : [])])
      this.onOpened(file, locate({ problems: errors.filter((error) => error.file === file), textOf }))
    const isRight = document && errors.every(({ file }) => file !== document.file)
    if (isRight && isSite(data)) this.#settings = { site: data, images: siteImages(site, data) }
    return site
  }

  /** What site.json says, now or when it was last right. */
  get settings(): Site | undefined {
    return this.#settings?.site
  }

  /** Whether there is a page of a route. */
  has(route: string): boolean {
    return this.#files.has(route)
  }

  /** The route of the page that an address leads to: the address itself, or what it is an alias of. */
  routeOf(address: string): string | undefined {
    return this.has(address) ? address : this.directory.aliases.get(address)
  }

  /**
   * Opens a page again.
   * @returns it as it is, or as it was when it was last right; undefined where it never was
   */
  open(route: string): LivePage | undefined {
    const file = this.#files.get(route)
    if (!file) return undefined
    const page = this.#openNow(file) ?? this.#kept.get(route)?.page
    this.#kept.set(route, { page })
    return page
  }

  /** Opens again those of these pages that were asked for before. */
  reopen(routes: string[]): void {
    for (const route of routes) if (this.#kept.has(route)) this.open(route)
  }

  /**
   * What a page is rendered with, or what is no page of the site's.
   * @returns undefined where site.json was never right
   */
  async model(page?: LivePage): Promise<SiteModel | undefined> {
    if (!this.#settings) return undefined
    const { site, images } = this.#settings
    await this.pictures.read([...images, ...(page?.images ?? [])], site.imageHost)
    return { site, cities: this.directory.cities, images: this.pictures.files }
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

/**
 * The errors of site.json, and of shared sections those of their syntax: the others are found on the pages that use
 * them.
 */
function errorsOf(site: LoadedSite): Problem[] {
  const { problems, unfilled } = checkOwnDocuments([], site)
  const ofSite = problems.filter(({ file }) => file === site.document?.file)
  return errorsAmong(oncePerMistake([...site.problems, ...ofSite], unfilled), site.data)
}
