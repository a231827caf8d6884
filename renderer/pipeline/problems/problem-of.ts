import { describePlace } from '../documents/describe-place'
import { keyAt, toPointer } from '../documents/json-tree'
import { type Origin, nodeOf } from '../resolve/origin'
import type { Problem } from '../problem'
import type { Rule } from '../rules/rule'

/** What is marked of a value: all of it, a piece of its text, the name of one of its members, or only where it begins. */
export type Mark = { part: string } | { key: string } | 'beginning'

/**
 * A problem at the place where a value was written.
 * @param rule the rule that the author broke
 * @param about what is wrong, and what to do
 */
export function problemOf(
  rule: Pick<Rule, 'name' | 'severity'>,
  origin: Origin,
  about: Pick<Problem, 'what' | 'hint'>,
  mark?: Mark,
): Problem {
  const { document, path } = origin
  const key = typeof mark === 'object' && 'key' in mark ? mark.key : undefined
  return {
    severity: rule.severity,
    rule: rule.name,
    file: document.file,
    ...spanOf(origin, mark),
    pointer: toPointer(key === undefined ? path : [...path, key]),
    where: describePlace(document, path),
    ...about,
  }
}

function spanOf(origin: Origin, mark: Mark | undefined): { start: number; end: number } {
  const { document, path } = origin
  if (mark === 'beginning' && path.length === 0 && !document.broken) {
    // of a whole document the place is known without looking for all others in it
    const start = document.text.search(/\S/)
    return { start, end: start + 1 }
  }
  const { offset, length } = nodeOf(origin)
  if (mark === undefined) return { start: offset, end: offset + length }
  if (mark === 'beginning') return { start: offset, end: offset + 1 }
  if ('key' in mark && document.tree) {
    const key = keyAt(document.tree, path, mark.key)
    return { start: key.offset, end: key.offset + key.length }
  }
  const part = 'part' in mark ? mark.part : ''
  const inside = document.text.slice(offset, offset + length).indexOf(part)
  // a part that is written with an escape is not found: then the whole value is marked
  return inside < 0
    ? { start: offset, end: offset + length }
    : { start: offset + inside, end: offset + inside + part.length }
}
