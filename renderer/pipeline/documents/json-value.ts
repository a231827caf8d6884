/** Keys that stand in a document for its authors and their editors only. */
const IGNORED_KEYS = new Set(['$comment', '$schema'])

/** True for the name whose assignment changes what an object inherits; "constructor" and "prototype" are plain members. */
export const isUnsafeName = (name: string) => name === '__proto__'

/** False for the names of members that say nothing on the page, and of those that are not safe, which a rule tells. */
export const isSaid = (name: string) => !IGNORED_KEYS.has(name) && !isUnsafeName(name)

/**
 * A quick look: false where a text names no member that says nothing. A rare sign is looked for first, or every quote
 * would be.
 */
export const mayHoldComments = (text: string): boolean =>
  (text.includes('$') && text.includes('"$')) || (text.includes('__') && text.includes('"__proto__'))

/** A value as JSON.parse gives it, without the members that say nothing. It is the same object where there are none. */
export function withoutComments(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map(withoutComments)
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  const members = Object.entries(value)
  const said = members.flatMap(([key, member]): [string, unknown][] =>
    isSaid(key) ? [[key, withoutComments(member)]] : [],
  )
  const isSame = said.length === members.length && said.every(([, member], index) => member === members[index]?.[1])
  return isSame ? value : Object.fromEntries(said)
}
