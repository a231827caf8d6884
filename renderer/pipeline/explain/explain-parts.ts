import { isRecord } from '../documents/is-record'
import type { Path } from '../documents/json-tree'
import { placeOf } from '../problems/place'
import { valueAt } from '../documents/value-at'
import type { Part } from './explanation'
import { speakerOf } from './speaker'
import type { Subject } from './subject'

/** How deep parts are told one by one: enough for a section's items, and still to be read at a glance. */
const DEPTH = 3

/** The parts of an object or a list with where each was written; undefined for what has no parts. */
export function explainParts(subject: Subject, path: Path, depth = DEPTH): Part[] | undefined {
  const value = valueAt(subject.data, path)
  const steps = Array.isArray(value) ? [...value.keys()] : isRecord(value) ? Object.keys(value) : []
  if (depth === 0 || steps.length === 0) return undefined
  return steps.map((step) => {
    const { from, origin } = speakerOf(subject, [...path, step])
    const parts = explainParts(subject, [...path, step], depth - 1)
    const content = parts ? { parts } : { value: valueAt(value, [step]) }
    return { name: String(step), from, place: placeOf(origin), ...content }
  })
}
