import { count } from '../../renderer/pipeline/problems/pretty'
import { CHANGE_KINDS, type Change } from './change'
import { describeChange } from './describe-change'
import { KIND_NAMES } from './kind-names'

/** Changes in one line: the first one, and what there is beside it: "Words: “two” → “three”, and 2 more changes (links)". */
export function headline(changes: Change[]): string {
  const [first, ...others] = changes
  if (!first) return ''
  const kinds = CHANGE_KINDS.filter((kind) => others.some((other) => other.kind === kind)).map(
    (kind) => KIND_NAMES[kind],
  )
  const more = others.length > 0 ? `, and ${count(others.length, 'more change')} (${kinds.join(', ')})` : ''
  const line = `${describeChange(first)}${more}`
  return line.charAt(0).toUpperCase() + line.slice(1)
}
