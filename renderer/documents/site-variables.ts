import { dialled, isPhoneHome } from '../../sections/page/telephone'
import { CITY_VARIABLES, type CityCount } from './city-count'
import { type Path, valueAt } from './json-tree'
import { type Variables, fillTexts, isWithoutVariables, tokenName } from './variables'

/** How a variable of the site gets its value. */
interface SiteVariable {
  /** The paths of the values in site.json that it is made of. */
  from: Path[]
  /** Says what the result is, if it is not the value itself. */
  how?: string
  /** Makes the value from the texts at these paths; undefined if they don't suffice. */
  make?: (texts: (string | undefined)[]) => string | undefined
}

/** Reads the text at a path of some data. */
export type TextAt = (data: object, path: Path) => string | undefined

/** The places in site.json that say where telephone numbers are dialled; the first that names a place counts. */
export const PHONE_HOME: Path[] = [['address', 'country'], ['countryCode']]

/** Where the telephone numbers of a site are dialled: "US", or "+44"; undefined where site.json names no such place. */
export function phoneHome(site: object): string | undefined {
  return PHONE_HOME.map((path) => valueAt(site, path)).find(
    (home): home is string => typeof home === 'string' && isPhoneHome(home),
  )
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
  license: { from: [['licenses', 0, 'number']] },
}

const sources = new Set(Object.values(SITE_VARIABLES).flatMap(({ from }) => from.map(String)))

/** Whether variables are made of the text at a path of site.json. */
export const isVariableSource = (path: Path): boolean => sources.has(String(path))

/** The names of the variables that are made of texts of site.json which name variables themselves. */
export function nestedVariables(site: object, textAt: TextAt): Set<string> {
  const isNested = ({ from }: SiteVariable) => from.some((path) => !isWithoutVariables(textAt(site, path) ?? ''))
  return new Set(Object.entries(SITE_VARIABLES).flatMap(([name, variable]) => (isNested(variable) ? name : [])))
}

/**
 * The values of SITE_VARIABLES, as far as site.json says them.
 * @param textAt reads a text of site.json; undefined for an invalid one, which is reported at its place and not wherever it
 * is used
 */
export function siteVariables(site: object, textAt: TextAt): Variables {
  return Object.fromEntries(
    Object.entries(SITE_VARIABLES).flatMap(([name, { from, make }]): [string, string][] => {
      const texts = from.map((path) => textAt(site, path))
      const value = make ? make(texts) : texts[0]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** What the variables of pages are made of. */
export interface VariableSources {
  /** The data of site.json with its variables filled in; empty where it can't be read. */
  data: Record<string, unknown>
  /** The variables that it defines for the texts of all pages. */
  variables: Variables
  /** How many of the site's pages name a city. */
  cityCount: CityCount
}

/** All variables of a page: its own replace the site's, and a telephone number of its own also changes {tel}. */
export function pageVariables(vars: Variables, site: Pick<VariableSources, 'data' | 'variables'>): Variables {
  const tel = vars.phone && dialled(vars.phone, phoneHome(site.data))
  return { ...site.variables, ...(tel && { tel }), ...vars }
}

/**
 * Fills variables into every text of a document. The cities are counted only if a text says how many there are.
 * @returns as fillTexts does, with the variables that the texts could name
 */
export function fillDocument<T>(value: T, variables: Variables, cityCount: CityCount) {
  const filled = fillTexts(value, variables)
  const countsCities = filled.unfilled.some(({ token }) => CITY_VARIABLES.includes(tokenName(token)))
  if (!countsCities) return { ...filled, variables, countsCities }
  const all = { ...cityCount.variables, ...variables }
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
