import { type Path, valueAt } from '../documents/json-tree'
import { FORMAT_RULES } from '../rules/formats'
import { getValidator } from '../validate/validator'
import { type Variables, toTel } from './variables'

/** What a variable is made of. */
interface SiteVariable {
  /** Where its values stand in site.json. */
  from: Path[]
  /** What is made of them, where it is not the one value as it stands. */
  how?: string
  /** Makes it of the texts at these places; undefined where it can't be known. */
  make?: (texts: (string | undefined)[]) => string | undefined
}

/** What texts may say of the business, as site.schema.json promises it. */
export const SITE_VARIABLES: Record<string, SiteVariable> = {
  business: { from: [['name']] },
  phone: { from: [['phone']] },
  tel: {
    from: [['phone'], ['countryCode']],
    how: 'the telephone number in the form that links need',
    make: ([phone, countryCode]) => phone && toTel(phone, countryCode),
  },
  email: { from: [['email']] },
  website: {
    from: [['url']],
    how: 'the address without https://',
    make: ([url]) => url?.replace(/^https:\/\//, ''),
  },
  street: { from: [['address', 'street']] },
  town: { from: [['address', 'town']] },
  state: { from: [['address', 'state']] },
  zip: { from: [['address', 'zip']] },
  address: {
    from: ['street', 'town', 'state', 'zip'].map((part) => ['address', part]),
    how: 'the address in one line',
    make: ([street, town, state, zip]) =>
      street || town || state || zip ? `${street}, ${town}, ${state} ${zip}` : undefined,
  },
  hours: { from: [['hours', 'text']] },
}

/** The values of all of SITE_VARIABLES that site.json says. */
export function siteVariables(site: object): Variables {
  const textAt = (path: Path) => {
    const value = valueAt(site, path)
    return typeof value === 'string' && value !== '' && isWellFormed(path, value) ? value : undefined
  }
  return Object.fromEntries(
    Object.entries(SITE_VARIABLES).flatMap(([name, { from, make }]): [string, string][] => {
      const texts = from.map(textAt)
      const value = make ? make(texts) : texts[0]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** What is written in a wrong form is a problem of its own place, and not once more of every link that is made of it. */
function isWellFormed([name = '']: Path, text: string): boolean {
  const { format, pattern } = getValidator().schemas.get('site.schema.json')?.properties?.[name] ?? {}
  const rule = FORMAT_RULES.find((rule) => rule.format === format)
  return (!rule || rule.test(text)) && (pattern === undefined || new RegExp(pattern).test(text))
}

/** What stands before the site's telephone numbers, where it says so. */
export function countryCodeOf({ countryCode }: Record<string, unknown>): string | undefined {
  return typeof countryCode === 'string' && isWellFormed(['countryCode'], countryCode) ? countryCode : undefined
}

/** A page's variables: its own before the site's; a telephone number of its own also gives its {tel}. */
export function pageVariables(vars: Variables, site: Variables, countryCode?: string): Variables {
  return { ...site, ...(vars.phone ? { tel: toTel(vars.phone, countryCode) } : {}), ...vars }
}

/**
 * Where pageVariables finds a variable: the places in the page, those in site.json, and what is made of them.
 * @param vars the page's own variables
 */
export function variableSource(name: string, vars: Variables): { page: Path[]; site: Path[]; how?: string } {
  if (Object.hasOwn(vars, name)) return { page: [['vars', name]], site: [] }
  const { from = [], how } = Object.hasOwn(SITE_VARIABLES, name) ? (SITE_VARIABLES[name] ?? {}) : {}
  const isOwn = (path: Path) => path[0] === 'phone' && Boolean(vars.phone)
  return {
    page: from.filter(isOwn).map((path) => ['vars', ...path]),
    site: from.filter((path) => !isOwn(path)),
    how,
  }
}
