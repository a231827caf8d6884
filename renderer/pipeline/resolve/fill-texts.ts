import { fillKnown } from './fill-known'
import { type Unfilled, unfilledTexts } from './unfilled-texts'
import { type Variables, fillVariables } from './variables'

/**
 * Fills the variables into every text of a value.
 * @returns a value in which whatever holds no variable is the same object, and what could not be filled in
 */
export function fillTexts<T>(value: T, variables: Variables): { value: T; unfilled: Unfilled[] } {
  const unknown: string[] = []
  const filled = fill(value, variables, unknown) as T
  // where they stand is looked for only then, since nearly all pages name nothing that is unknown
  return { value: filled, unfilled: unknown.length > 0 ? unfilledTexts(value, variables) : [] }
}

function fill(value: unknown, variables: Variables, unknown: string[]): unknown {
  if (typeof value === 'string') return fillKnown(value, variables) ?? fillText(value, variables, unknown)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return fillItems(value, variables, unknown)
  return fillMembers(value as Record<string, unknown>, variables, unknown)
}

function fillText(text: string, variables: Variables, unknown: string[]): string {
  const filled = fillVariables(text, variables)
  unknown.push(...filled.unknown)
  return filled.text
}

function fillItems(items: unknown[], variables: Variables, unknown: string[]): unknown[] {
  let copy: unknown[] | undefined
  for (let index = 0; index < items.length; index++) {
    const filled = fill(items[index], variables, unknown)
    if (filled !== items[index]) (copy ??= items.slice())[index] = filled
  }
  return copy ?? items
}

function fillMembers(
  members: Record<string, unknown>,
  variables: Variables,
  unknown: string[],
): Record<string, unknown> {
  let copy: Record<string, unknown> | undefined
  for (const key in members) {
    const filled = fill(members[key], variables, unknown)
    if (filled !== members[key]) (copy ??= { ...members })[key] = filled
  }
  return copy ?? members
}
