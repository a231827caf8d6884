import { type Origin, originKey } from '../resolved'
import type { Problem } from '../problem'
import { stageOf } from '../rules/registry'

/**
 * One problem for one mistake: what several pages say of one place of a shared section is said once, and of two rules that
 * one value breaks only the earlier stage's is kept, since the other follows from it. So does all that is said of a text
 * whose variables could not be filled in.
 * @param unfilled the places of those texts
 * @returns in the order of the files and of the places in them
 */
export function oncePerMistake(problems: Problem[], unfilled: Origin[] = []): Problem[] {
  if (problems.length === 0) return problems
  const seen = new Set<string>()
  const ruleAt = new Map<string, string>()
  const unknown = new Set(unfilled.map(originKey))
  const kept = problems
    .toSorted((a, b) => stageOf(a.rule) - stageOf(b.rule))
    .filter(({ file, start, rule, what, pointer }) => {
      const mistake = [file, start, rule, what].join('\0')
      if (seen.has(mistake)) return false
      seen.add(mistake)
      if (pointer === '') return true
      const value = `${file}\0${pointer}`
      if (unknown.has(value)) return rule === 'unknown-variable'
      const earlier = ruleAt.get(value)
      if (!earlier) ruleAt.set(value, rule)
      return !earlier || earlier === rule
    })
  return kept.sort((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1))
}
