import { describePlace } from '../documents/document'
import { keyAt, toPointer } from '../documents/json-tree'
import { type Origin, nodeOf } from '../resolved'
import type { Problem, Severity } from '../problem'
import type { SchemaError } from '../validate/schemas'

/** What is marked of a value: all of it, a piece of its text, the name of one of its members, or only where it begins. */
export type Mark = { part: string } | { key: string } | 'beginning'

/**
 * A problem at the place where a value was written.
 * @param rule the rule that the author broke
 * @param about what is wrong, and what to do
 */
export function problemOf(
  rule: { name: string; severity: Severity },
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
  const { offset, length } = nodeOf(origin)
  const span = (start: number, length: number) => ({ start, end: start + length })
  if (mark === 'beginning') return span(offset, 1)
  if (mark && 'key' in mark && document.tree) {
    const key = keyAt(document.tree, path, mark.key)
    return span(key.offset, key.length)
  }
  const part = mark && 'part' in mark ? mark.part : ''
  const inside = document.text.slice(offset, offset + length).indexOf(part)
  // a part that is written with an escape is not found: then the whole value is marked
  return part && inside >= 0 ? span(offset + inside, part.length) : span(offset, length)
}

/** What the schema says of a place, as a hint for whoever filled it in wrongly. */
export function placeHint(schema: SchemaError['parentSchema']): string | undefined {
  return schema?.description && `What belongs here: ${schema.description}`
}

/** Things as a sentence names them: "a", "b" and "c" are "a, b, and c". */
export const listOf = (things: string[]): string => new Intl.ListFormat('en-US').format(things)
