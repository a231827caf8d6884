import type { Colors } from 'picocolors/types'
import { isError } from '../pipeline/problem'
import type { LocatedProblem } from '../pipeline/report/located'
import { reportPretty } from '../pipeline/report/pretty'
import type { CheckResult } from './site-checker'

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
