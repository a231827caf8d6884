import { trimInvisible, withoutInvisible } from './invisible'
import { type Path, isRecord } from './json-tree'

export type Variables = Record<string, string>

/** A doubled brace comes first, so that it never starts a name; then a name in braces; then an unclosed brace. */
const TOKEN = /\{\{|\}\}|\{([^{}]*)\}|\{/g

/** How many unknown tokens of one text are reported. One with more is probably code. */
const MAX_UNKNOWN = 20

/**
 * Replaces every {name} in a text with its value, and every {{ with a brace.
 * @returns the text, and the tokens without a value as they are written; the first ones, if there are many
 */
export function fillVariables(text: string, variables: Variables): { text: string; unknown: string[] } {
  // most texts name no variable
  if (!text.includes('{') && !text.includes('}')) return { text, unknown: [] }
  const unknown: string[] = []
  const filled = text.replace(TOKEN, (token: string, name: string | undefined) => {
    if (token === '{{') return '{'
    if (token === '}}') return '}'
    const value = name === undefined || !Object.hasOwn(variables, name) ? undefined : variables[name]
    if (value === undefined && unknown.length < MAX_UNKNOWN) unknown.push(token)
    return value ?? token
  })
  return { text: filled, unknown }
}

/** The name in a token: "{city}" names "city". */
export const tokenName = (token: string): string => token.slice(1, -1)

/** The index of a token in a JSON text; -1 if it is written with an escape. */
export function tokenIndex(text: string, token: string): number {
  for (const { 0: match, index } of text.matchAll(TOKEN)) if (match === token) return index
  return -1
}

/** The names in braces in a text, each once, whether they have a value or not. */
export function namesIn(text: string): string[] {
  const names = [...text.matchAll(TOKEN)].map(([, name]) => name)
  return [...new Set(names.filter((name) => name !== undefined))]
}

/**
 * Fills variables into every text of a value. Parts without variables are not copied, since thousands of pages may show the
 * same shared section.
 * @returns the value, and the tokens that stay as they are written: "{cty}", or a lone brace
 */
export function fillTexts<T>(value: T, variables: Variables) {
  const unfilled: { path: Path; token: string }[] = []
  const path: Path = []
  const fillAt = (step: string | number, value: unknown): unknown => {
    path.push(step)
    const filled = fill(value)
    path.pop()
    return filled
  }
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const { text, unknown } = fillVariables(trimInvisible(value), variables)
      for (const token of unknown) unfilled.push({ path: [...path], token })
      return text
    }
    if (Array.isArray(value)) {
      const filled = value.map((entry, index) => fillAt(index, entry))
      return filled.some((entry, index) => entry !== value[index]) ? filled : value
    }
    if (!isRecord(value)) return value
    let filled = value
    for (const name of Object.keys(value)) {
      const member = fillAt(name, value[name])
      if (member === value[name]) continue
      if (filled === value) filled = { ...value }
      filled[name] = member
    }
    return filled
  }
  return { value: fill(value) as T, unfilled }
}

/** Whether a text is blank: empty, or only spaces and invisible characters. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cf}]/u.test(text)

/** A page's vars that are texts, trimmed and without invisible characters. Other values and blank texts are left out, since rules report them. */
export function textVariables(vars: unknown): Variables {
  const texts: Variables = {}
  for (const [name, value] of Object.entries(isRecord(vars) ? vars : {}))
    if (typeof value === 'string' && !isBlank(value)) texts[name] = withoutInvisible(value).trim()
  return texts
}

/** Whether a text names no variable. */
export const isWithoutVariables = (text: string): boolean => namesIn(text).length === 0
