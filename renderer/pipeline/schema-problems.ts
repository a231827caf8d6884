import { toPointer } from './json-tree'
import { describeKeys } from './key-problems'
import type { Origin } from './origin'
import type { Problem } from './problem'
import { describeTypeError } from './type-problems'
import type { SchemaError } from './validator'
import { describeValueError } from './value-problems'

/** Where a JSON Pointer of the validated data was written. */
export type Locate = (pointer: string) => Origin

/** Keywords whose errors are about the names of an object, or follow from another error. */
const NOT_ABOUT_VALUES = new Set(['additionalProperties', 'required', 'propertyNames', 'if', 'oneOf'])

/**
 * Says the errors of one document in an author's words, one problem for one mistake:
 * a misspelt name is not also a missing one, and a value is wrong only once.
 */
export function describeErrors(errors: SchemaError[], locate: Locate): Problem[] {
  // a wrong name gives an error of its own and one for the rule that it broke: only the latter counts
  const counted = errors.filter(({ propertyName, keyword }) => !propertyName || keyword === 'propertyNames')
  const places = new Set(counted.map(({ instancePath }) => instancePath))
  return [...places].flatMap((pointer) => {
    const group = counted.filter(({ instancePath }) => instancePath === pointer)
    const discriminator = group.find(({ keyword }) => keyword === 'discriminator')
    if (discriminator) return [describeTypeError(discriminator, locate(pointer))]
    const keyProblems = describeKeys(group, locate(pointer), (name) => locate(pointer + toPointer([name])))
    const wrongType = group.find(({ keyword }) => keyword === 'type')
    const valueError = wrongType ?? group.find(({ keyword }) => !NOT_ABOUT_VALUES.has(keyword))
    return valueError ? [describeValueError(valueError, locate(pointer)), ...keyProblems] : keyProblems
  })
}
