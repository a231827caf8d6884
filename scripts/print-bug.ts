import { inspect } from 'node:util'
import { isRenderError, reportCodeError } from '../renderer/pipeline/problems/code-error'
import { terminalColors } from '../renderer/pipeline/problems/pretty'

/** Says that we made a mistake, with all that is known of it. */
export function printBug(error: unknown): void {
  console.error(terminalColors.red('This is a bug of Plat, not of your documents. Please report it with what follows.'))
  console.error(inspect(error))
}

/**
 * Says why something failed that nobody expected to: a component's mistake by its place, page and section, any other as ours.
 * @returns whether it was a component's
 */
export function printFailure(error: unknown): boolean {
  const report = isRenderError(error) ? reportCodeError(error) : undefined
  if (report) console.error(report.text)
  if (!report?.isInSections) printBug(error)
  return report?.isInSections ?? false
}
