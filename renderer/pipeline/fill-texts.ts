import type { Path } from './json-tree'
import { type Variables, fillVariables } from './variables'

/** A part of a text that stands for nothing that is known: "{cty}", or a brace alone. */
export interface Unfilled {
  path: Path
  token: string
}

/**
 * Fills the variables into every text of a value.
 * @returns a new value, and what could not be filled in
 */
export function fillTexts<T>(value: T, variables: Variables): { value: T; unfilled: Unfilled[] } {
  const unfilled: Unfilled[] = []
  const fill = (at: unknown, path: Path): unknown => {
    if (typeof at === 'string') {
      const { text, unknown } = fillVariables(at, variables)
      unfilled.push(...unknown.map((token) => ({ path, token })))
      return text
    }
    if (Array.isArray(at)) return at.map((item, index) => fill(item, [...path, index]))
    if (typeof at !== 'object' || at === null) return at
    return Object.fromEntries(Object.entries(at).map(([key, item]) => [key, fill(item, [...path, key])]))
  }
  return { value: fill(value, []) as T, unfilled }
}
