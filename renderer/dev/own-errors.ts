import type { Inspection } from '../pipeline/inspect/inspect-pages'
import { oncePerMistake } from '../pipeline/inspect/once-per-mistake'
import type { Problem } from '../pipeline/problem'
import { chosenSeverities } from '../pipeline/rules/chosen-severities'

/**
 * The errors among what single documents told, each mistake once.
 * @param site what site.json says: it chooses which warnings are errors
 */
export function ownErrors(
  { errors, warnings, unfilled }: Pick<Inspection, 'errors' | 'warnings' | 'unfilled'>,
  site: Record<string, unknown>,
): Problem[] {
  const told = oncePerMistake(errors.length > 0 ? errors : warnings, unfilled)
  return chosenSeverities(told, site).filter(({ severity }) => severity === 'error')
}
