import type { Colors } from 'picocolors/types'
import type { LocatedProblem } from '../pipeline/report/located'
import { reportPretty } from '../pipeline/report/pretty'
import type { CheckResult } from './site-checker'

/** What is wrong with a site: what the last check has found, and the errors of documents that were opened since. */
export class LiveProblems {
  /** Whether nothing was changed since the last check. */
  isCurrent = false
  #check: CheckResult | undefined
  /** The files that were changed since: what the check says of them may be untrue. */
  readonly #changed = new Set<string>()
  /** Whether it may be untrue of any file. */
  #isAnyChanged = false
  /** The errors of documents that were opened since, by their files. */
  readonly #opened = new Map<string, LocatedProblem[]>()

  /** Takes over the result of a check that has seen everything as it is now. */
  replace(check: CheckResult): void {
    this.#check = check
    this.isCurrent = true
    this.#isAnyChanged = false
    this.#changed.clear()
    this.#opened.clear()
  }

  /** @param isWide whether the change of these files may concern other documents, too */
  markChanged(files: string[], isWide: boolean): void {
    this.isCurrent = false
    this.#isAnyChanged ||= isWide
    for (const file of files) this.#changed.add(file)
  }

  /** Takes over the errors of a document that was opened, unless the last check knows more of it. */
  replaceErrors(file: string, errors: LocatedProblem[]): void {
    if (this.isCurrent) return
    const mayDiffer = this.#isAnyChanged || this.#changed.has(file) || this.#opened.has(file)
    if (errors.length > 0 || mayDiffer) this.#opened.set(file, errors)
  }

  get hasErrors(): boolean {
    return this.#known.some(({ problem }) => problem.severity === 'error')
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
    const isUnchanged = ({ problem: { file } }: LocatedProblem) => !this.#changed.has(file) && !this.#opened.has(file)
    const all = [...(this.#check?.problems ?? []).filter(isUnchanged), ...[...this.#opened.values()].flat()]
    // a mistake in a shared section is found on every page that uses it
    const mistakeOf = ({ problem: { file, start, rule, what } }: LocatedProblem) => [file, start, rule, what].join('\0')
    return [...new Map(all.map((located) => [mistakeOf(located), located])).values()]
  }
}
