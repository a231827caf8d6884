import { isRecord } from '../../renderer/documents/json-tree'

/**
 * Compares a value with the one that a task expects. Where several would do, the expected one says so:
 *
 *     { "$match": "^Bread" }   a text that this regular expression finds
 *     { "$has": { … } }        an object with at least these members
 *     { "$any": true }         anything but nothing
 *
 * @param place the JSON Pointer of the value
 * @returns what differs, as sentences
 */
export function matchValue(expected: unknown, actual: unknown, place = ''): string[] {
  const name = place || 'the document'
  if (actual === undefined) return expected === undefined ? [] : [`${name} is missing.`]
  if (expected === undefined) return [`${name} must not be there.`]
  if (isRecord(expected) && '$any' in expected) return []
  if (isRecord(expected) && typeof expected.$match === 'string') {
    const isFound = typeof actual === 'string' && new RegExp(expected.$match, 'u').test(actual)
    return isFound ? [] : [`${name} must match /${expected.$match}/, but is ${JSON.stringify(actual)}.`]
  }
  const [part, isWhole] = isRecord(expected) && isRecord(expected.$has) ? [expected.$has, false] : [expected, true]
  if (Array.isArray(part) && Array.isArray(actual)) {
    const length = Math.max(part.length, actual.length)
    return Array.from({ length }, (_, index) => matchValue(part[index], actual[index], `${place}/${index}`)).flat()
  }
  if (isRecord(part) && isRecord(actual)) {
    const names = new Set([...Object.keys(part), ...(isWhole ? Object.keys(actual) : [])])
    return [...names].flatMap((key) => matchValue(part[key], actual[key], `${place}/${key}`))
  }
  return part === actual ? [] : [`${name} must be ${JSON.stringify(part)}, but is ${JSON.stringify(actual)}.`]
}
