import { basename, extname, join, sep } from 'node:path'
import type { Colors } from 'picocolors/types'
import type { Occasion } from '../documents/clock'
import { isLeftover, publicFolder } from '../documents/files'
import { describeFileError } from '../problems/file-error'
import { excerptOf, printableWords, reportPretty } from '../problems/pretty'
import { type LocatedProblem, isError } from '../problems/problem'
import { TYPES_FILE, describeStaleTypes } from '../schema/stale-types'
import { renewValidator } from '../validate/validator'
import { type LivePage, LivePages } from './live-pages'
import type { LiveState, ShownProblem } from './live-state'
import type { Checker, CheckResult } from './site-checker'
import { watchFiles } from './watch-files'

/**
 * A site that is served from its documents. A page is opened when it is requested; what depends on all pages comes from a
 * check of the whole site in the background.
 */
export class LiveSite {
  readonly pages: LivePages
  readonly problems = new LiveProblems()
  version = 1
  #schemaReport = ''
  #checking: Promise<void> | undefined
  #printError: (message: string) => void = console.error

  /**
   * @param onChange called when pages or problems have changed, with true after a check of the whole site, and with the files
   * that were written, created or removed
   * @param occasion the day that it is served for, and whether drafts are served as well
   * @throws if the folder can't be read
   */
  constructor(
    private readonly folder: string,
    private readonly checker: Checker,
    private readonly onChange: (isChecked: boolean, files: string[]) => void,
    occasion: Occasion = {},
  ) {
    this.pages = new LivePages(folder, (file, errors) => this.problems.replaceErrors(file, errors), occasion)
  }

  /** The state of the site for the page at an address; without one, all problems are somebody else's. */
  stateFor(address = ''): LiveState {
    const documents = new Set(this.pages.documentsOf(address))
    return {
      version: this.version,
      schemas: this.#schemaReport,
      problems: this.problems.all.map((located) => showProblem(located, documents)),
      more: this.problems.more,
    }
  }

  /** Opens the page of an address, as LivePages does. */
  async openPage(address: string): Promise<LivePage | undefined> {
    // it may be an alias
    if (!this.pages.find(address)) await this.knowsAllPages()
    return this.pages.open(address)
  }

  /** Waits for the first check if it is running. Its failure is handled where it was started. */
  async knowsAllPages(): Promise<void> {
    if (!this.pages.directory) await this.#checking?.catch(() => {})
  }

  /**
   * Checks the site now and whenever one of its files or a schema changes.
   * @param printError called if the folder can't be read, or if it can't be watched
   * @returns a function that stops this
   */
  follow(printError: (message: string) => void): () => void {
    this.#printError = printError
    const check = async (changed: string[]) => {
      try {
        this.change(changed)
        await this.check()
      } catch (error) {
        this.#printUnreadable(error)
      }
    }
    const printUnwatched = (error: unknown) =>
      printError(`Changes don’t show until the next start. ${describeFileError(error) ?? String(error)}`)
    const roots = [this.folder, publicFolder(this.folder), 'schemas']
    let stop: (() => void) | undefined
    try {
      stop = watchFiles(roots, (files) => void check(files), printUnwatched)
    } catch (error) {
      printUnwatched(error)
    }
    void check([])
    return () => {
      stop?.()
      this.checker.end()
    }
  }

  /**
   * Lets pages come and go when a new day has begun. To be called before a request is answered.
   * @throws if the folder can't be read
   */
  passDay(): void {
    if (!this.pages.passDay()) return
    this.version++
    this.problems.change([])
    this.onChange(false, [])
    this.check().catch((error) => this.#printUnreadable(error))
  }

  #printUnreadable(error: unknown): void {
    this.#printError(`The site can’t be read: ${String(error)}`)
  }

  /** Handles edited code. */
  changeCode(): void {
    this.version++
    this.onChange(false, [])
  }

  /**
   * Handles documents, public files or schemas that were written, created or removed. Temporary files of editors are
   * ignored.
   * @throws if the folder can't be read
   */
  change(files: string[]): void {
    const siteFiles = files.filter((file) => !isIgnored(file, this.folder))
    if (siteFiles.length === 0) return
    this.version++
    if (siteFiles.some((file) => file.endsWith(SCHEMA) || file === join(TYPES_FILE))) this.#reloadSchemas()
    this.problems.change(siteFiles)
    this.pages.change(siteFiles)
    this.onChange(false, siteFiles)
  }

  /** Validates all documents with the schemas as they are now, or with the earlier ones if these can't be used. */
  #reloadSchemas(): void {
    try {
      renewValidator()
      const stale = describeStaleTypes()
      this.#schemaReport = stale ?? ''
    } catch (error) {
      this.#schemaReport = `The schemas can’t be used. ${String(error)}`
    }
    // its thread has the earlier schemas
    this.checker.end()
  }

  /**
   * Checks the whole site if it has changed since the last check, and again if it changes during the check.
   * @throws if the folder can't be read
   */
  async check(): Promise<void> {
    if (!this.problems.isCurrent)
      await (this.#checking ??= this.#checkUntilCurrent().finally(() => (this.#checking = undefined)))
  }

  async #checkUntilCurrent(): Promise<void> {
    if (this.checker.rest) await this.checker.rest()
    const { version } = this
    const checking = this.checker.check()
    await checking.catch(() => undefined)
    // a failure may be due to a file that has been removed since
    if (version !== this.version) return this.#checkUntilCurrent()
    const result = await checking
    if (!result) return
    this.problems.replace(result)
    if (this.pages.replaceDirectory(result.directory)) this.version++
    this.onChange(true, [])
  }
}

/** @param documents the files that the page is made from */
function showProblem(located: LocatedProblem, documents: ReadonlySet<string>): ShownProblem {
  const { problem, start } = printableWords(located)
  const { severity, where, what, hint, file } = problem
  const isOnPage = documents.has(located.problem.file)
  return { severity, isOnPage, file, ...start, where, what, hint, excerpt: excerptOf(located) }
}

const SCHEMA = '.schema.json'

/** Whether a file is an editor's own, or was generated for editors. A name without an extension may be a folder. */
function isIgnored(file: string, folder: string): boolean {
  const isWithin = (parent: string) => file.startsWith(`${join(parent)}${sep}`)
  if (basename(file).startsWith('.') || isLeftover(file)) return true
  if (isWithin('schemas')) return !file.endsWith(SCHEMA) && file !== join(TYPES_FILE)
  return isWithin(folder) && !['', '.json'].includes(extname(file))
}

/** The problems of a site: those of the last check, and the errors of documents that have been opened since. */
class LiveProblems {
  /** Whether nothing has changed since the last check. */
  isCurrent = false
  #lastCheck: CheckResult | undefined
  /** The errors of documents that have been changed or opened since, which replace what the check has found in them. */
  readonly #newErrors = new Map<string, LocatedProblem[]>()

  /** Takes over the result of a check of everything as it is now. */
  replace(check: CheckResult): void {
    this.#lastCheck = check
    this.isCurrent = true
    this.#newErrors.clear()
  }

  /** Forgets the problems of changed files. They are found again when the files are opened. */
  change(files: string[]): void {
    this.isCurrent = false
    for (const file of files) this.#newErrors.set(file, [])
  }

  /** Takes over the errors of an opened document, unless the last check is current: it has found more. */
  replaceErrors(file: string, errors: LocatedProblem[]): void {
    if (!this.isCurrent && (errors.length > 0 || this.#newErrors.has(file))) this.#newErrors.set(file, errors)
  }

  get hasErrors(): boolean {
    return this.all.some(({ problem }) => isError(problem))
  }

  /** All problems as text, with their number if the last check is current. */
  report(colors: Colors): string {
    const problems = reportPretty(this.all, colors)
    if (!this.#lastCheck || !this.isCurrent) return problems
    const { more } = this
    const { summary } = this.#lastCheck
    const rest = more > 0 ? `\nThere are ${more} more. Run \`npm run validate\` to see all of them.\n` : ''
    return problems ? `${problems}${rest}\n${summary}` : summary
  }

  /** How many problems the last check has left out, if it is current. */
  get more(): number {
    return this.isCurrent ? (this.#lastCheck?.more ?? 0) : 0
  }

  /** Those of the last check, and newer errors. */
  get all(): LocatedProblem[] {
    const checked = (this.#lastCheck?.problems ?? []).filter(({ problem }) => !this.#newErrors.has(problem.file))
    const newErrors = [...this.#newErrors.values()].flat()
    // a mistake in a shared section is found again on every page that uses it
    const mistakeOf = ({ problem: { file, start, rule, what } }: LocatedProblem) => [file, start, rule, what].join('\0')
    return [...new Map([...checked, ...newErrors].map((located) => [mistakeOf(located), located])).values()]
  }
}
