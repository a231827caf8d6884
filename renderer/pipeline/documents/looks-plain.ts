import { isUnsafeName } from './json-value'
import { DEEPEST } from '../rules/syntax/too-deep'

/** Signs of which no rule about texts, names or values has to be asked when they don't stand in a text. */
const SUSPICIOUS = /[\uFEFF\uFFFD\0\uD800-\uDFFF]|\\u[dD]/

/** The quote that ends a name, and its colon. The same can stand within a text, but never less often than there are names. */
const NAME_END = /"\s*:/g

/**
 * Whether a quick look at a document shows that no rule about its syntax, its names or its numbers has anything to say.
 * The rules read it closely, which takes five times as long; nearly all documents don't need that.
 * @param value what JSON.parse made of the text
 */
export function looksPlain(text: string, value: unknown): boolean {
  if (SUSPICIOUS.test(text)) return false
  const names = countNames(value, 1)
  // a name that stands twice in one object is one name of the value; -1 is the number of no text's names
  return names === (text.match(NAME_END)?.length ?? 0)
}

/** How many names the objects of a value have; -1 where it holds a number, a name or a depth to be looked at closely. */
function countNames(value: unknown, depth: number): number {
  if (typeof value === 'number') return value === 0 || Math.abs(value) > Number.MAX_SAFE_INTEGER ? -1 : 0
  if (typeof value !== 'object' || value === null) return 0
  if (depth > DEEPEST) return -1
  let names = 0
  for (const name in value) {
    if (isUnsafeName(name)) return -1
    const inside = countNames((value as Record<string, unknown>)[name], depth + 1)
    if (inside < 0) return -1
    names += inside + (Array.isArray(value) ? 0 : 1)
  }
  return names
}
