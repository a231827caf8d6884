import type { SchemaError } from '../validator'

/** True for a list in a list that holds nothing else: [[1, 2]]. */
export const isDoubledList = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 1 && Array.isArray(value[0])

/** Of a list that stands between two pairs of brackets only its length is told, where that is wrong. */
export function withoutDoubledLists(errors: SchemaError[]): SchemaError[] {
  const doubled = errors.filter(({ keyword, data }) => keyword === 'minItems' && isDoubledList(data))
  return errors.filter(({ instancePath }) => !doubled.some((list) => instancePath.startsWith(`${list.instancePath}/`)))
}
