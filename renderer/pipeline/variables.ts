import type { Site } from '../../schemas/types'

export type Variables = Record<string, string>

/** `{{` first, so that a doubled brace never starts a name; then a name in braces; then a brace that nothing closes. */
const TOKEN = /\{\{|\}\}|\{([^{}]*)\}|\{/g

/** What texts may say of the business: {business}, {phone} and the others that site.schema.json names. */
export function siteVariables(site: Partial<Site>): Variables {
  const { street, town, state, zip } = site.address ?? {}
  const facts = {
    business: site.name,
    phone: site.phone,
    tel: site.phone && toTel(site.phone, site.countryCode),
    email: site.email,
    website: site.url?.replace(/^https:\/\//, ''),
    street,
    town,
    state,
    zip,
    address: site.address && `${street}, ${town}, ${state} ${zip}`,
    hours: site.hours?.text,
  }
  return Object.fromEntries(
    Object.entries(facts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** A page's variables: its own before the site's; a telephone number of its own also gives its {tel}. */
export function pageVariables(vars: Variables, site: Variables, countryCode?: string): Variables {
  const tel: Variables = vars.phone ? { tel: toTel(vars.phone, countryCode) } : {}
  return { ...site, ...tel, ...vars }
}

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
  if (!text.includes('{') && !text.includes('}}')) return { text, unknown: [] }
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
