import { type Path, isRecord } from './json-tree'

export type Variables = Record<string, string>

/** `{{` first, so that a doubled brace never starts a name; then a name in braces; then a brace that nothing closes. */
const TOKEN = /\{\{|\}\}|\{([^{}]*)\}|\{/g

/** A telephone number in the form that links need: "(972) 555-0142" is "+19725550142". */
export function toTel(phone: string, countryCode = '+1'): string {
  const digits = phone.replace(/\D/g, '')
  return phone.trim().startsWith('+') ? `+${digits}` : `${countryCode}${digits}`
}

/**
 * Replaces every {name} of a text by its value and every {{ by a brace.
 * @returns the text, and the tokens that stand for nothing, as they were written
 */
export function fillVariables(text: string, variables: Variables): { text: string; unknown: string[] } {
  const unknown: string[] = []
  // most texts have none
  if (!text.includes('{') && !text.includes('}')) return { text, unknown }
  const filled = text.replace(TOKEN, (token: string, name: string | undefined) => {
    if (token === '{{') return '{'
    if (token === '}}') return '}'
    const value = name === undefined || !Object.hasOwn(variables, name) ? undefined : variables[name]
    if (value === undefined) unknown.push(token)
    return value ?? token
  })
  return { text: filled, unknown }
}

/** Where a token stands in a text as it is written; -1 where an escape hides it. */
export function tokenIndex(text: string, token: string): number {
  return [...text.matchAll(TOKEN)].find(([found]) => found === token)?.index ?? -1
}

/** The names in braces that a text holds, each once, known or not. */
export function namesIn(text: string): string[] {
  const names = [...text.matchAll(TOKEN)].flatMap(([, name]) => (name === undefined ? [] : [name]))
  return [...new Set(names)]
}

/**
 * Fills the variables into every text of a value.
 * @returns the value, and what could not be filled in, which stays as it was written: "{cty}", or a brace alone. Where
 * nothing was filled in it is the value that was given, not a copy: thousands of pages show the same shared sections
 */
export function fillTexts<T>(value: T, variables: Variables) {
  const unfilled: { path: Path; token: string }[] = []
  const path: Path = []
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const { text, unknown } = fillVariables(value, variables)
      for (const token of unknown) unfilled.push({ path: [...path], token })
      return text
    }
    if (typeof value !== 'object' || value === null) return value
    const steps: Iterable<[string | number, unknown]> = Array.isArray(value) ? value.entries() : Object.entries(value)
    let changed: Record<string, unknown> | undefined
    for (const [step, member] of steps) {
      path.push(step)
      const filled = fill(member)
      path.pop()
      if (filled !== member) (changed ??= {})[step] = filled
    }
    return changed ? Object.assign(Array.isArray(value) ? [...value] : { ...value }, changed) : value
  }
  return { value: fill(value) as T, unfilled }
}

/** What of a page's vars can stand in a text: what is empty, or no text, is a problem of the place where it stands. */
export function textsOf(vars: unknown): Variables {
  const texts: Variables = {}
  for (const [name, value] of Object.entries(isRecord(vars) ? vars : {}))
    if (typeof value === 'string' && value !== '') texts[name] = value
  return texts
}
