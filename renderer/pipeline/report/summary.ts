import type { Problem } from '../problem'

/** A number and its noun: "1 page", "42 pages". */
export const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

/** How many problems of which severity: "2 errors, 1 warning in 42 pages." */
export function summary(pages: number, problems: Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.length - errors
  const parts = [...(errors ? [count(errors, 'error')] : []), ...(warnings ? [count(warnings, 'warning')] : [])]
  return `${parts.join(', ') || 'No problems'} in ${count(pages, 'page')}.`
}
