import { isRecord } from '../documents/is-record'
import type { Path } from '../documents/json-tree'

/** A field that could stand in a section; without a value it is left out. */
export interface FieldPlace {
  path: Path
  value?: unknown
}

/**
 * Every place that a field can have in a section as it is.
 * @param steps the field's names, without the places in lists: ["items", "rating"] is asked of every item
 */
export function fieldPlaces(section: unknown, steps: string[], at: Path = []): FieldPlace[] {
  if (Array.isArray(section)) return section.flatMap((item, index) => fieldPlaces(item, steps, [...at, index]))
  const [step, ...rest] = steps
  if (step === undefined || !isRecord(section)) return []
  const path = [...at, step]
  // what would stand in a field that is itself left out is not missing
  return rest.length === 0 ? [{ path, value: section[step] }] : fieldPlaces(section[step], rest, path)
}
