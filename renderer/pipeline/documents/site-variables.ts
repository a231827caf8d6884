import { dialled } from '../../../sections/telephone'
import { CITY_VARIABLES, cityVariables } from '../cities/city-count'
import { FORMAT_RULES } from '../rules/formats'
import type { LoadedSite } from '../site'
import { schemaAt } from '../validate/schemas'
import { getValidator } from '../validate/validator'
import { type Path, valueAt } from './json-tree'
import { type Variables, fillTexts } from './variables'

/** How a variable of the site gets its value. */
interface SiteVariable {
  /** The paths of the values in site.json that it is made of. */
  from: Path[]
  /** Says what the result is, if it is not the value itself. */
  how?: string
  /** Makes the value from the texts at these paths; undefined if they don't suffice. */
  make?: (texts: (string | undefined)[]) => string | undefined
}

/** The places in site.json that say where telephone numbers are dialled; the first that exists counts. */
export const PHONE_HOME: Path[] = [['address', 'country'], ['countryCode']]

/** Where the telephone numbers of a site are dialled: "US", or "+44"; undefined where site.json doesn't say it. */
export function phoneHome(site: object): string | undefined {
  const [country, countryCode] = PHONE_HOME.map((path) => textAt(site, path))
  return country ?? countryCode
}

/** The variables of the site that every text may name, as site.schema.json documents them. */
export const SITE_VARIABLES: Record<string, SiteVariable> = {
  business: { from: [['name']] },
  phone: { from: [['phone']] },
  tel: {
    from: [['phone'], ...PHONE_HOME],
    how: 'the telephone number in the form that links need',
    make: ([phone, country, countryCode]) => phone && dialled(phone, country ?? countryCode),
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

/** The values of SITE_VARIABLES, as far as site.json says them. */
export function siteVariables(site: object): Variables {
  return Object.fromEntries(
    Object.entries(SITE_VARIABLES).flatMap(([name, { from, make }]): [string, string][] => {
      const texts = from.map((path) => textAt(site, path))
      const value = make ? make(texts) : texts[0]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** A text of site.json; undefined where it is invalid, which is reported once at its place and not wherever it is used. */
function textAt(site: object, path: Path): string | undefined {
  const text = valueAt(site, path)
  if (typeof text !== 'string' || text === '') return undefined
  const { format, pattern = '' } = schemaAt(getValidator().schemas.get('site.schema.json'), site, path) ?? {}
  const rule = FORMAT_RULES.find((rule) => rule.format === format)
  return (!rule || rule.test(text)) && new RegExp(pattern).test(text) ? text : undefined
}

/** All variables of a page: its own replace the site's, and a telephone number of its own also changes {tel}. */
export function pageVariables(vars: Variables, site: Pick<LoadedSite, 'data' | 'variables'>): Variables {
  const tel = vars.phone && dialled(vars.phone, phoneHome(site.data))
  return { ...site.variables, ...(tel && { tel }), ...vars }
}

/** The variables of a site that say how many cities it has. */
export const countVariables = ({ data, cityCount }: Pick<LoadedSite, 'data' | 'cityCount'>): Variables =>
  cityVariables(cityCount.value, textAt(data, ['language']) ?? 'en-US')

/**
 * Fills variables into every text of a document. The cities are counted only if a text says how many there are.
 * @returns as fillTexts does, with the variables that the texts could name
 */
export function fillDocument<T>(value: T, variables: Variables, site: Pick<LoadedSite, 'data' | 'cityCount'>) {
  const filled = fillTexts(value, variables)
  const countsCities = filled.unfilled.some(({ token }) => CITY_VARIABLES.includes(token.slice(1, -1)))
  if (!countsCities) return { ...filled, variables, countsCities }
  const all = { ...countVariables(site), ...variables }
  return { ...fillTexts(value, all), variables: all, countsCities }
}

/**
 * Where pageVariables finds a variable: the paths in the page and in site.json, and what is made of the values there.
 */
export function variableSource(name: string, vars: Variables): { page: Path[]; site: Path[]; how?: string } {
  if (Object.hasOwn(vars, name)) return { page: [['vars', name]], site: [] }
  if (CITY_VARIABLES.includes(name)) return { page: [], site: [], how: 'the number of pages whose vars name a city' }
  const { from = [], how } = Object.hasOwn(SITE_VARIABLES, name) ? (SITE_VARIABLES[name] ?? {}) : {}
  const isOwn = (path: Path) => path[0] === 'phone' && Boolean(vars.phone)
  return {
    page: from.filter(isOwn).map((path) => ['vars', ...path]),
    site: from.filter((path) => !isOwn(path)),
    how,
  }
}
