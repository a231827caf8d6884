import type { Path } from '../documents/json-tree'
import { type Variables, fillVariables } from './variables'

/** A part of a text that stands for nothing that is known: "{cty}", or a brace alone. */
export interface Unfilled {
  path: Path
  token: string
}

/** Every part of a value's texts that stands for nothing that is known, and where. */
export function unfilledTexts(value: unknown, variables: Variables, path: Path = []): Unfilled[] {
  if (typeof value === 'string') return fillVariables(value, variables).unknown.map((token) => ({ path, token }))
  if (typeof value !== 'object' || value === null) return []
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return steps.flatMap((step) =>
    unfilledTexts((value as Record<string | number, unknown>)[step], variables, [...path, step]),
  )
}
