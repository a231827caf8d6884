import type { Colors } from 'picocolors/types'
import colors from 'picocolors'
import { publicFolder } from '../pipeline/images/public-folder'
import type { SiteModel } from '../pipeline/model'
import { renewValidator } from '../pipeline/validate/validator'
import { type Change, changeOf } from './change-of'
import { LivePages } from './live-pages'
import { LivePictures } from './live-pictures'
import { LiveProblems } from './live-problems'
import type { Look, Looker } from './look'

/** What the pages in the browser know of the site. */
export interface LiveState {
  /** Counts the versions of what pages are made from. */
  version: number
  /** All problems of documents and schemas as plain text; empty when nothing is an error. */
  report: string
}

/** Of the pages that were asked for last so many are read again when anything changed that they share. */
const READ_AGAIN = 20

/**
 * A site while it is written. A page is read when it is asked for; what only all pages together tell comes from a look at
 * the whole site, which goes on beside.
 */
export class LiveSite {
  readonly pictures: LivePictures
  readonly #pages: LivePages
  readonly #problems = new LiveProblems()
  #version = 1
  /** Why the schemas can't be used, where they can't. */
  #schemaReport = ''
  /** How many changes there were, and how many of them the last look has seen. */
  #changes = 0
  #seen = -1
  #changing = Promise.resolve()
  #looking: Promise<void> | undefined

  /**
   * @param onNews called when pages or problems are others, with true when the whole site was looked at
   */
  constructor(
    readonly folder: string,
    private readonly looker: Looker,
    private readonly onNews: (isWhole: boolean) => void,
  ) {
    this.pictures = new LivePictures(publicFolder(folder))
    this.#pages = new LivePages(folder, this.pictures, (file, errors) => this.#problems.note(file, errors))
  }

  /**
   * Reads what is needed before a page can be asked for.
   * @throws when the folder can't be read
   */
  open(): Promise<void> {
    return this.#pages.open()
  }

  /** What site.json says, now or when it last was right. */
  get site(): SiteModel['site'] | undefined {
    return this.#pages.site
  }

  /** Counts the versions of what pages are made from. */
  get version(): number {
    return this.#version
  }

  /** What open pages are told: they reload when it is not the version they show. Warnings build, and are the terminal's. */
  get state(): LiveState {
    const report = this.hasErrors ? this.report(colors.createColors(false)) : ''
    return { version: this.#version, report: [this.#schemaReport, report].filter(Boolean).join('\n') }
  }

  /** Code was edited: open pages ask for what it makes now. */
  changeCode(): void {
    this.#version++
    this.onNews(false)
  }

  /** Schemas were edited: all documents are held against them anew. Where they can't be used those before stay. */
  async changeSchemas(): Promise<void> {
    try {
      renewValidator()
      this.#schemaReport = ''
    } catch (error) {
      this.#schemaReport = `The schemas can’t be used. ${String(error)}\n`
    }
    this.#changes++
    // it has read them once for all
    this.looker.end()
    await this.#take({ files: [], routes: [], isWide: true })
  }

  get hasErrors(): boolean {
    return this.#problems.hasErrors
  }

  /** All problems as text. */
  report(palette: Colors): string {
    return this.#problems.report(palette)
  }

  /** What is needed to render the page of a route; undefined while site.json was never right. */
  model(route: string): Promise<SiteModel | undefined> {
    return this.#pages.model(route)
  }

  /** The address of the page that an address leads to. Whether it is an alias is known after a look only. */
  async routeOf(address: string): Promise<string | undefined> {
    const route = this.#pages.routeOf(address)
    if (route !== undefined) return route
    // whoever started the look hears of what went wrong with it
    await this.#looking?.catch(() => {})
    return this.#pages.routeOf(address)
  }

  /**
   * Takes over that files were changed, one change after the other.
   * @throws when the folder can't be read; the next change may mend that
   */
  change(files: string[]): Promise<void> {
    const change = changeOf(files, this.folder, (route) => this.#pages.routeOf(route) === route)
    if (!change) return Promise.resolve()
    this.#changes++
    if (change.isWide) this.looker.giveUp()
    const changed = this.#changing.then(() => this.#take(change))
    this.#changing = changed.catch(() => {})
    return changed
  }

  async #take({ files, routes, isWide }: Change): Promise<void> {
    this.#problems.outdate(files, isWide)
    if (isWide) await this.#pages.open()
    const { asked } = this.#pages
    const again = isWide ? asked.latest(READ_AGAIN) : routes.filter((route) => asked.has(route))
    for (const route of again) this.#pages.read(route)
    this.#version++
    this.onNews(false)
  }

  /**
   * Looks at the whole site unless it was seen as it is, and again as long as it is changed meanwhile: a look that is out
   * of date is not told.
   * @throws when the folder can't be read
   */
  look(): Promise<void> {
    if (this.#seen === this.#changes) return Promise.resolve()
    return (this.#looking ??= this.#lookOn())
  }

  async #lookOn(): Promise<void> {
    try {
      for (;;) {
        const changes = this.#changes
        const look = await this.looker.look()
        const isCurrent = changes === this.#changes
        if (look) this.#tell(look, isCurrent)
        if (isCurrent) return
      }
    } finally {
      this.#looking = undefined
    }
  }

  /** Which cities there are is worth to know also of a look that is out of date. */
  #tell(look: Look, isCurrent: boolean): void {
    if (look.directory) {
      this.#pages.take(look.directory)
      this.#version++
    }
    if (isCurrent) {
      this.#seen = this.#changes
      this.#problems.take(look)
    }
    if (isCurrent || look.directory) this.onNews(isCurrent)
  }
}
