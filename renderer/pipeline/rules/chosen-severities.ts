import { isRecord } from '../documents/is-record'
import type { Problem } from '../problem'

/**
 * Gives warnings the severity that site.json chooses for their rule: "error", "warning", or "off".
 * An error stays one: what breaks a page can't be talked away.
 */
export function chosenSeverities(problems: Problem[], { rules }: Record<string, unknown>): Problem[] {
  if (!isRecord(rules)) return problems
  return problems.flatMap((problem) => {
    const chosen = problem.severity === 'warning' ? rules[problem.rule] : undefined
    if (chosen === 'off') return []
    return chosen === 'error' ? [{ ...problem, severity: chosen }] : [problem]
  })
}
