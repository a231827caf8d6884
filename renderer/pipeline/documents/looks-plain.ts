import { isUnsafeName } from './json-value'
import { countWrittenNames } from './written-names'
import { DEEPEST } from '../rules/syntax/too-deep'

/**
 * Signs and escapes without which no rule about texts, names or values has to be asked. Half a character can only be an
 * escape, since a document is decoded from UTF-8, which has none.
 */
const SUSPICIOUS = ['\uFEFF', '\uFFFD', '\\ud', '\\uD']

/**
 * Whether a quick look at a document shows that no rule about its syntax, its names or its numbers has anything to say.
 * The rules read it closely, which takes five times as long; nearly all documents don't need that.
 * @param value what JSON.parse made of the text
 */
export function looksPlain(text: string, value: unknown): boolean {
  // one sign after the other, since the engine finds a single one without looking at each character
  for (const sign of SUSPICIOUS) if (text.includes(sign)) return false
  return holdsPlainNames(text, value)
}

/** The same of a text that holds none of these signs. */
export function holdsPlainNames(text: string, value: unknown): boolean {
  const names = countNames(value, 1)
  // a name that stands twice in one object is one name of the value; -1 is the number of no text's names
  return names === countWrittenNames(text)
}

/** How many names the objects of a value have; -1 where it holds a number, a name or a depth to be looked at closely. */
function countNames(value: unknown, depth: number): number {
  if (typeof value === 'number') return value === 0 || Math.abs(value) > Number.MAX_SAFE_INTEGER ? -1 : 0
  if (typeof value !== 'object' || value === null) return 0
  if (depth > DEEPEST) return -1
  let names = 0
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const inside = countNames(value[index], depth + 1)
      if (inside < 0) return -1
      names += inside
    }
    return names
  }
  for (const name in value) {
    const inside = isUnsafeName(name) ? -1 : countNames((value as Record<string, unknown>)[name], depth + 1)
    if (inside < 0) return -1
    names += inside + 1
  }
  return names
}
