import type { Problem } from './problem'

/**
 * One problem for one mistake: what several pages say of one place of a shared section is said once,
 * and of two rules that one value breaks only the earlier stage's is kept, since the other follows from it.
 * @param problems in the order of the stages
 * @returns in the order of the files and of the places in them
 */
export function oncePerMistake(problems: Problem[]): Problem[] {
  const told = new Set<string>()
  const ruleAt = new Map<string, string>()
  const kept = problems.filter(({ file, start, rule, what, pointer }) => {
    const mistake = [file, start, rule, what].join('\0')
    if (told.has(mistake)) return false
    told.add(mistake)
    if (pointer === '') return true
    const value = `${file}\0${pointer}`
    const earlier = ruleAt.get(value)
    if (!earlier) ruleAt.set(value, rule)
    return !earlier || earlier === rule
  })
  return kept.sort((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1))
}
