import { basename, extname, join, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import colors from 'picocolors'
import { renewValidator } from '../pipeline/validate/validator'
import { type LivePage, LivePages } from './live-pages'
import type { Checker, CheckResult } from './site-checker'
import type { Colors } from 'picocolors/types'
import { isError, type LocatedProblem } from '../pipeline/problems/problem'
import { reportPretty } from '../pipeline/problems/pretty'

/** What the pages in the browser know of the site. */
export interface LiveState {
  /** Counts the versions of what pages are made from. */
  version: number
  /** All problems of documents and schemas as plain text; empty when nothing is an error. */
  report: string
}

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
    if (!this.pages.find(address)) await this.#checking?.catch(() => {})
    return this.pages.open(address)
  }

  /** Code was edited: open pages ask for what it makes now. */
  changeCode(): void {
    this.version++
    this.onChange(false)
  }

  /**
   * Takes over that documents, public files or schemas were written, made or removed. What editors write beside them is
   * no change.
   * @throws when the folder can't be read; the next change may mend that
   */
  change(files: string[]): void {
    const own = files.filter((file) => !isBesides(file, this.folder))
    if (own.length === 0) return
    this.version++
    if (own.some((file) => file.endsWith(SCHEMA))) this.#renewSchemas()
    this.problems.change(own)
    this.pages.change(own)
    this.onChange(false)
  }

  /** Has all documents validated anew. Where the schemas can't be used those before stay. */
  #renewSchemas(): void {
    try {
      renewValidator()
      this.#schemaReport = ''
    } catch (error) {
      this.#schemaReport = `The schemas can’t be used. ${String(error)}\n`
    }
    // its thread reads them once for all
    this.checker.end()
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
    const { version } = this
    const result = await this.checker.check()
    if (version !== this.version) return this.#checkUntilCurrent()
    if (!result) return
    this.problems.replace(result)
    if (!isDeepStrictEqual(result.directory, this.pages.directory)) {
      this.pages.directory = result.directory
      this.version++
    }
    this.onChange(true)
  }
}

const SCHEMA = '.schema.json'

/**
 * In the folder of the JSON a name with another ending is a copy of an editor's; one without may be a folder. Beside the
 * schemas stands what is made from them.
 */
function isBesides(file: string, folder: string): boolean {
  const isWithin = (room: string) => file.startsWith(`${join(room)}${sep}`)
  if (/^\.|~$/.test(basename(file))) return true
  if (isWithin('schemas')) return !file.endsWith(SCHEMA)
  return isWithin(folder) && !['', '.json'].includes(extname(file))
}

/** What is wrong with a site: what the last check has found, and the errors of documents that were opened since. */
export class LiveProblems {
  /** Whether nothing was changed since the last check. */
  isCurrent = false
  #check: CheckResult | undefined
  /** The errors of documents that were changed since, or opened and found wrong: the check's word of them is outdated. */
  readonly #since = new Map<string, LocatedProblem[]>()

  /** Takes over the result of a check that has seen everything as it is now. */
  replace(check: CheckResult): void {
    this.#check = check
    this.isCurrent = true
    this.#since.clear()
  }

  /** Takes over that files were changed: what is wrong with them is known when they are opened again. */
  change(files: string[]): void {
    this.isCurrent = false
    for (const file of files) this.#since.set(file, [])
  }

  /** Takes over the errors of a document that was opened, unless the last check knows more of it. */
  replaceErrors(file: string, errors: LocatedProblem[]): void {
    if (!this.isCurrent && (errors.length > 0 || this.#since.has(file))) this.#since.set(file, errors)
  }

  get hasErrors(): boolean {
    return this.#known.some(({ problem }) => isError(problem))
  }

  /** All problems as text. How many they are is known only right after a check. */
  report(colors: Colors): string {
    const problems = reportPretty(this.#known, colors)
    if (!this.#check || !this.isCurrent) return problems
    const { more, summary } = this.#check
    const rest = more > 0 ? `\nThere are ${more} more. npm run validate tells all of them.\n` : ''
    return problems ? `${problems}${rest}\n${summary}` : summary
  }

  get #known(): LocatedProblem[] {
    const checked = (this.#check?.problems ?? []).filter(({ problem }) => !this.#since.has(problem.file))
    // a mistake in a shared section is found on every page that uses it
    const mistakeOf = ({ problem: { file, start, rule, what } }: LocatedProblem) => [file, start, rule, what].join('\0')
    const all = [...checked, ...[...this.#since.values()].flat()]
    return [...new Map(all.map((located) => [mistakeOf(located), located])).values()]
  }
}
