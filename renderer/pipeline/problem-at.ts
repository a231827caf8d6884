import type { Origin } from './origin'
import type { Problem } from './problem'
import { type Mark, problemOf } from './problem-of'

/** Until every rule has a file of its own. */
export function problemAt(origin: Origin, about: Pick<Problem, 'rule' | 'what' | 'hint'>, mark?: Mark): Problem {
  const { rule, ...rest } = about
  return problemOf({ name: rule, severity: 'error' }, origin, rest, mark)
}
