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
