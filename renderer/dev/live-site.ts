import { existsSync } from 'node:fs'
import { basename, extname, join, relative, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import colors from 'picocolors'
import { toRoute } from '../pipeline/load-site'
import { renewValidator } from '../pipeline/validate/validator'
import { type LivePage, LivePages } from './live-pages'
import { LiveProblems } from './live-problems'
import type { Checker } from './site-checker'

/** What the pages in the browser know of the site. */
export interface LiveState {
  /** Counts the versions of what pages are made from. */
  version: number
  /** All problems of documents and schemas as plain text; empty when nothing is an error. */
  report: string
}

/** Of the pages that were asked for last so many are opened again when anything changed that they share. */
const REOPENED = 20

/**
 * A site while it is written. A page is opened when it is asked for; what depends on all pages comes from a check of the
 * whole site, which goes on beside.
 */
export class LiveSite {
  readonly pages: LivePages
  readonly problems = new LiveProblems()
  /** Counts the versions of what pages are made from. */
  version = 1
  /** Why the schemas can't be used, where they can't. */
  #schemaReport = ''
  #changes = 0
  #checking: Promise<void> | undefined

  /**
   * @param folder of the site's JSON
   * @param onChange called when pages or problems are others, with true when the whole site was checked
   * @throws when the folder can't be read
   */
  constructor(
    private readonly folder: string,
    private readonly checker: Checker,
    private readonly onChange: (isChecked: boolean) => void,
  ) {
    this.pages = new LivePages(folder, (file, errors) => this.problems.replaceErrors(file, errors))
  }

  /** What open pages are sent: they reload unless they show this version. Warnings build, and are the terminal's. */
  get state(): LiveState {
    const report = this.problems.hasErrors ? this.problems.report(colors.createColors(false)) : ''
    return { version: this.version, report: [this.#schemaReport, report].filter(Boolean).join('\n') }
  }

  /**
   * Opens the page that an address leads to. Whether it is an alias is known after a check only.
   * @returns it as it is, or as it was when it was last right; undefined where it never was, and where there is none
   */
  async openPage(address: string): Promise<LivePage | undefined> {
    // whoever started the check hears of what went wrong with it
    if (this.pages.routeOf(address) === undefined) await this.#checking?.catch(() => {})
    const route = this.pages.routeOf(address)
    const page = route === undefined ? undefined : this.pages.open(route)
    return page && [page.route, ...(page.data.aliases ?? [])].includes(address) ? page : undefined
  }

  /** Code was edited: open pages ask for what it makes now. */
  changeCode(): void {
    this.version++
    this.onChange(false)
  }

  /** Schemas were edited: all documents are validated anew. Where they can't be used those before stay. */
  changeSchemas(): void {
    try {
      renewValidator()
      this.#schemaReport = ''
    } catch (error) {
      this.#schemaReport = `The schemas can’t be used. ${String(error)}\n`
    }
    // its thread reads them once for all
    this.checker.end()
    this.#changePages([], [], true)
  }

  /**
   * Takes over that files of the site were written, made or removed. What editors write beside them is no change.
   * @throws when the folder can't be read; the next change may mend that
   */
  change(files: string[]): void {
    const own = files.filter((file) => !isBesides(file, this.folder))
    if (own.length === 0) return
    const routes = own.flatMap((file) => {
      const route = routeOf(file, this.folder)
      return route !== undefined && this.pages.has(route) && existsSync(file) ? [route] : []
    })
    // pages came or went, or what pages share is another
    const isWide = routes.length < own.length
    if (isWide) this.checker.giveUp()
    this.#changePages(own, routes, isWide)
  }

  #changePages(files: string[], routes: string[], isWide: boolean): void {
    this.#changes++
    this.problems.markChanged(files, isWide)
    if (isWide) this.pages.reload(REOPENED)
    else this.pages.reopen(routes)
    this.changeCode()
  }

  /**
   * Checks the whole site unless it was checked as it is, and again as long as it is changed meanwhile.
   * @throws when the folder can't be read
   */
  async check(): Promise<void> {
    if (!this.problems.isCurrent)
      await (this.#checking ??= this.#checkUntilCurrent().finally(() => (this.#checking = undefined)))
  }

  async #checkUntilCurrent(): Promise<void> {
    let changes: number
    do {
      changes = this.#changes
      const result = await this.checker.check()
      if (!result) continue
      // of a check that is out of date only the cities and aliases are worth knowing
      const isCurrent = changes === this.#changes
      const isNewDirectory = !isDeepStrictEqual(result.directory, this.pages.directory)
      if (isNewDirectory) {
        this.pages.directory = result.directory
        this.version++
      }
      if (isCurrent) this.problems.replace(result)
      if (isCurrent || isNewDirectory) this.onChange(isCurrent)
    } while (changes !== this.#changes)
  }
}

/** In the folder of the JSON a name with another ending is a copy of an editor's; one without may be a folder. */
const isBesides = (file: string, folder: string): boolean =>
  /^\.|~$/.test(basename(file)) || (isWithin(file, folder) && !['', '.json'].includes(extname(file)))

/** The route of a page's file; undefined where it is no page's. */
function routeOf(file: string, folder: string): string | undefined {
  const pages = join(folder, 'pages')
  if (!isWithin(file, pages) || !file.endsWith('.json')) return undefined
  return toRoute(relative(pages, file).replaceAll('\\', '/'))
}

const isWithin = (file: string, folder: string): boolean => file.startsWith(`${join(folder)}${sep}`)
