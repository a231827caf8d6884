import { basename, extname, join, sep } from 'node:path'
import colors from 'picocolors'
import type { Colors } from 'picocolors/types'
import { publicFolder } from '../pipeline/documents/files'
import { reportPretty } from '../pipeline/problems/pretty'
import { type LocatedProblem, isError } from '../pipeline/problems/problem'
import { TYPES_FILE, describeStaleTypes } from '../pipeline/validate/stale-types'
import { renewValidator } from '../pipeline/validate/validator'
import { type LivePage, LivePages } from './live-pages'
import type { Checker, CheckResult } from './site-checker'
import { watchFiles } from './watch-files'

/** What open pages are sent: they reload unless they show this version. */
export interface LiveState {
  /** Counts the changes of anything that pages are made from. */
  version: number
  /** All problems as plain text; empty when none is an error. */
  report: string
}

/**
 * A site in development. A page is opened when it is requested; what depends on all pages comes from a check of the whole
 * site that runs in the background.
 */
export class LiveSite {
  readonly pages: LivePages
  readonly problems = new LiveProblems()
  version = 1
  #schemaReport = ''
  #checking: Promise<void> | undefined

  /**
   * @param onChange called when pages or problems have changed, with true after a check of the whole site
   * @throws when the folder can't be read
   */
  constructor(
    private readonly folder: string,
    private readonly checker: Checker,
    private readonly onChange: (isChecked: boolean) => void,
  ) {
    this.pages = new LivePages(folder, (file, errors) => this.problems.replaceErrors(file, errors))
  }

  /** Warnings alone don't hide a page: they are shown on the terminal only. */
  get state(): LiveState {
    const report = this.problems.hasErrors ? this.problems.report(colors.createColors(false)) : ''
    return { version: this.version, report: [this.#schemaReport, report].filter(Boolean).join('\n') }
  }

  /** Opens the page of an address, as LivePages does. */
  async openPage(address: string): Promise<LivePage | undefined> {
    // it may be an alias
    if (!this.pages.find(address)) await this.knowsAllPages()
    return this.pages.open(address)
  }

  /** Waits for the first check, where one is running: whoever started it handles its failure. */
  async knowsAllPages(): Promise<void> {
    if (!this.pages.directory) await this.#checking?.catch(() => {})
  }

  /**
   * Checks the site, and again when one of its files or a schema changes.
   * @param printError called where the folder can't be read
   * @returns a function that ends this
   */
  follow(printError: (message: string) => void): () => void {
    const check = async (changed: string[]) => {
      try {
        this.change(changed)
        await this.check()
      } catch (error) {
        printError(`The site could not be read: ${String(error)}`)
      }
    }
    const stop = watchFiles([this.folder, publicFolder(this.folder), 'schemas'], (files) => void check(files))
    void check([])
    return () => {
      stop()
      this.checker.end()
    }
  }

  /** Takes note that code was edited. */
  changeCode(): void {
    this.version++
    this.onChange(false)
  }

  /**
   * Takes note that documents, public files or schemas were written, created or removed. What editors write beside them
   * is ignored.
   * @throws when the folder can't be read, until the next change
   */
  change(files: string[]): void {
    const own = files.filter((file) => !isIgnored(file, this.folder))
    if (own.length === 0) return
    this.version++
    if (own.some((file) => file.endsWith(SCHEMA) || file === join(TYPES_FILE))) this.#renewSchemas()
    this.problems.change(own)
    this.pages.change(own)
    this.onChange(false)
  }

  /** Validates all documents anew, where the schemas can be used: else the earlier ones stay. */
  #renewSchemas(): void {
    try {
      renewValidator()
      const stale = describeStaleTypes()
      this.#schemaReport = stale ? `${stale}\n` : ''
    } catch (error) {
      this.#schemaReport = `The schemas can’t be used. ${String(error)}\n`
    }
    // its thread has read the earlier ones
    this.checker.end()
  }

  /**
   * Checks the whole site unless nothing has changed since the last check, and again where it changes meanwhile.
   * @throws when the folder can't be read
   */
  async check(): Promise<void> {
    if (!this.problems.isCurrent)
      await (this.#checking ??= this.#checkUntilCurrent().finally(() => (this.#checking = undefined)))
  }

  async #checkUntilCurrent(): Promise<void> {
    const { version } = this
    const checking = this.checker.check()
    await checking.catch(() => undefined)
    // it may have failed for a file that was removed meanwhile
    if (version !== this.version) return this.#checkUntilCurrent()
    const result = await checking
    if (!result) return
    this.problems.replace(result)
    if (this.pages.replaceDirectory(result.directory)) this.version++
    this.onChange(true)
  }
}

const SCHEMA = '.schema.json'

/** Whether a file is an editor's own, or was generated for editors. A name without an ending may be a folder. */
function isIgnored(file: string, folder: string): boolean {
  const isWithin = (room: string) => file.startsWith(`${join(room)}${sep}`)
  if (/^\.|~$/.test(basename(file))) return true
  if (isWithin('schemas')) return !file.endsWith(SCHEMA) && file !== join(TYPES_FILE)
  return isWithin(folder) && !['', '.json'].includes(extname(file))
}

/** The problems of a site: those of the last check, and the errors of documents that were opened since. */
class LiveProblems {
  /** Whether nothing has changed since the last check. */
  isCurrent = false
  #check: CheckResult | undefined
  /** The errors of documents that were changed or opened since: they replace what the check found in these. */
  readonly #since = new Map<string, LocatedProblem[]>()

  /** Takes over the result of a check of everything as it is now. */
  replace(check: CheckResult): void {
    this.#check = check
    this.isCurrent = true
    this.#since.clear()
  }

  /** Forgets the problems of files that were changed: they are found when the files are opened again. */
  change(files: string[]): void {
    this.isCurrent = false
    for (const file of files) this.#since.set(file, [])
  }

  /** Takes over the errors of an opened document, unless the last check is current and knows more. */
  replaceErrors(file: string, errors: LocatedProblem[]): void {
    if (!this.isCurrent && (errors.length > 0 || this.#since.has(file))) this.#since.set(file, errors)
  }

  get hasErrors(): boolean {
    return this.#known.some(({ problem }) => isError(problem))
  }

  /** All problems as text, with their number where the last check is current. */
  report(colors: Colors): string {
    const problems = reportPretty(this.#known, colors)
    if (!this.#check || !this.isCurrent) return problems
    const { more, summary } = this.#check
    const rest = more > 0 ? `\nThere are ${more} more. npm run validate prints all of them.\n` : ''
    return problems ? `${problems}${rest}\n${summary}` : summary
  }

  get #known(): LocatedProblem[] {
    const checked = (this.#check?.problems ?? []).filter(({ problem }) => !this.#since.has(problem.file))
    // a mistake in a shared section is found again on every page that uses it
    const mistakeOf = ({ problem: { file, start, rule, what } }: LocatedProblem) => [file, start, rule, what].join('\0')
    const all = [...checked, ...[...this.#since.values()].flat()]
    return [...new Map(all.map((located) => [mistakeOf(located), located])).values()]
  }
}
