import type { Colors } from 'picocolors/types'
import type { LocatedProblem } from '../pipeline/report/located'
import { reportPretty } from '../pipeline/report/pretty'
import type { Look } from './look'

/** What is wrong with a site: what the last look told, and what was found since in documents that were read again. */
export class LiveProblems {
  #look: Look | undefined
  #isCurrent = false
  /** Of documents that were changed since the look it is no longer known. */
  readonly #changed = new Set<string>()
  /** Whether it may be untrue of any document. */
  #isWide = false
  readonly #read = new Map<string, LocatedProblem[]>()

  /** A look has seen everything as it is now. */
  take(look: Look): void {
    this.#look = look
    this.#isCurrent = true
    this.#isWide = false
    this.#changed.clear()
    this.#read.clear()
  }

  /**
   * Files were changed: what the last look told of them may be untrue.
   * @param isWide whether that may be so of other documents, too
   */
  outdate(files: string[], isWide: boolean): void {
    this.#isCurrent = false
    this.#isWide ||= isWide
    for (const file of files) this.#changed.add(file)
  }

  /** Notes the errors of a document that was read. Of one that was not changed the look has told more. */
  note(file: string, errors: LocatedProblem[]): void {
    if (this.#isCurrent) return
    if (errors.length > 0 || this.#isWide || this.#changed.has(file) || this.#read.has(file))
      this.#read.set(file, errors)
  }

  get hasErrors(): boolean {
    if (this.#isCurrent) return this.#look?.hasErrors ?? false
    return this.#told.some(({ problem }) => problem.severity === 'error')
  }

  /** All problems as text. How many they are is known only when all documents were seen. */
  report(colors: Colors): string {
    const problems = reportPretty(this.#told, colors)
    if (!this.#look || !this.#isCurrent) return problems
    const { more, summary } = this.#look
    const rest = more > 0 ? `\nThere are ${more} more. npm run validate tells all of them.\n` : ''
    return problems ? `${problems}${rest}\n${summary}` : summary
  }

  get #told(): LocatedProblem[] {
    const isKnown = ({ problem: { file } }: LocatedProblem) => !this.#changed.has(file) && !this.#read.has(file)
    const all = [...(this.#look?.told ?? []).filter(isKnown), ...[...this.#read.values()].flat()]
    // a mistake in a shared section is found on every page that uses it
    return [...new Map(all.map((located) => [placeOf(located), located])).values()]
  }
}

const placeOf = ({ problem: { file, start, rule, what } }: LocatedProblem) => [file, start, rule, what].join('\0')
