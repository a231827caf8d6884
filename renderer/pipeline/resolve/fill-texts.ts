import type { Path } from '../documents/json-tree'
import { type Variables, fillVariables } from './variables'

/** A part of a text that stands for nothing that is known: "{cty}", or a brace alone. */
export interface Unfilled {
  path: Path
  token: string
}

/**
 * Fills the variables into every text of a value.
 * @returns a value in which whatever holds no variable is the same object, and what could not be filled in
 */
export function fillTexts<T>(value: T, variables: Variables): { value: T; unfilled: Unfilled[] } {
  const unfilled: Unfilled[] = []
  // one path for the whole walk: few texts need a copy of it
  const path: Path = []
  const fill = (at: unknown): unknown => {
    if (typeof at === 'string') {
      const { text, unknown } = fillVariables(at, variables)
      unknown.forEach((token) => unfilled.push({ path: [...path], token }))
      return text
    }
    if (typeof at !== 'object' || at === null) return at
    return Array.isArray(at) ? fillItems(at) : fillMembers(at as Record<string, unknown>)
  }
  const fillAt = (step: string | number, child: unknown): unknown => {
    path.push(step)
    const filled = fill(child)
    path.pop()
    return filled
  }
  const fillItems = (items: unknown[]): unknown[] => {
    const filled = items.map((item, index) => fillAt(index, item))
    return filled.some((item, index) => item !== items[index]) ? filled : items
  }
  const fillMembers = (members: Record<string, unknown>): Record<string, unknown> => {
    let copy: Record<string, unknown> | undefined
    for (const key of Object.keys(members)) {
      const filled = fillAt(key, members[key])
      if (filled !== members[key]) (copy ??= { ...members })[key] = filled
    }
    return copy ?? members
  }
  return { value: fill(value) as T, unfilled }
}
