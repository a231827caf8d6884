import { dialled, isPhoneHome } from '../../sections/page/telephone'
import { CITY_VARIABLES, type CityCount } from './city-count'
import { type Path, valueAt } from './json-tree'
import { type Variables, fillTexts, isWithoutVariables, textVariables, tokenName } from './variables'

/** How a variable of the site gets its value. */
interface SiteVariable {
  /** The paths of the values in site.json that it is made from. */
  from: Path[]
  /** Describes the result, if it isn't the value itself. */
  how?: string
  /** Makes the value from the texts at these paths; undefined if they aren't enough. */
  make?: (texts: (string | undefined)[]) => string | undefined
}

/** Reads the text at a path of some data. */
export type TextAt = (data: object, path: Path) => string | undefined

/** The paths in site.json that say where telephone numbers are dialed; the first that names a place counts. */
export const PHONE_HOME: Path[] = [['address', 'country'], ['countryCode']]

/** Where the telephone numbers of a site are dialed: "US", or "+44"; undefined if site.json names no such place. */
export function phoneHome(site: object): string | undefined {
  return PHONE_HOME.map((path) => valueAt(site, path)).find(
    (home): home is string => typeof home === 'string' && isPhoneHome(home),
  )
}

/** The site's variables, which every text can name. site.schema.json documents them. */
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
  fax: { from: [['fax']] },
  year: { from: [], how: 'the year in which the site is built' },
}

const sources = new Set(Object.values(SITE_VARIABLES).flatMap(({ from }) => from.map(String)))

/** Whether variables are made from the text at a path of site.json. */
export const isVariableSource = (path: Path): boolean => sources.has(String(path)) || path[0] === 'vars'

/** Whether a name means the same on every site, so that a site can't give it to a variable of its own. */
export const isNameOfFact = (name: string): boolean =>
  Object.hasOwn(SITE_VARIABLES, name) || CITY_VARIABLES.includes(name)

/** The variables that a site adds to SITE_VARIABLES. */
const ownVariables = (site: object): Variables =>
  Object.fromEntries(Object.entries(textVariables(valueAt(site, ['vars']))).filter(([name]) => !isNameOfFact(name)))

/** The names of the variables whose texts in site.json name variables themselves. */
export function nestedVariables(site: object, textAt: TextAt): Set<string> {
  const isNested = ({ from }: SiteVariable) => from.some((path) => !isWithoutVariables(textAt(site, path) ?? ''))
  const nested = Object.entries(SITE_VARIABLES).filter(([, variable]) => isNested(variable))
  const nestedOwn = Object.entries(ownVariables(site)).filter(([, text]) => !isWithoutVariables(text))
  return new Set([...nested, ...nestedOwn].map(([name]) => name))
}

/**
 * The values of SITE_VARIABLES that site.json defines, and its own variables.
 * @param textAt reads a text of site.json; undefined for an invalid one, which is reported where it is written rather than
 * wherever it is used
 * @param today the day that the site is opened for
 */
export function siteVariables(site: object, textAt: TextAt, today: string): Variables {
  const variables: Variables = {}
  for (const [name, { from, make }] of Object.entries(SITE_VARIABLES)) {
    const texts = from.map((path) => textAt(site, path))
    const value = make ? make(texts) : texts[0]
    if (value !== undefined) variables[name] = value
  }
  return { ...variables, year: today.slice(0, 4), ...ownVariables(site) }
}

/** What the variables of pages are made from. */
export interface VariableSources {
  /** The data of site.json with its variables filled in; empty if it can't be read. */
  data: Record<string, unknown>
  /** The variables that site.json defines for the texts of all pages. */
  variables: Variables
  cityCount: CityCount
}

/** All variables of a page. Its own replace the site's, and its own telephone number also changes {tel}. */
export function pageVariables(vars: Variables, site: Pick<VariableSources, 'data' | 'variables'>): Variables {
  const tel = vars.phone && dialled(vars.phone, phoneHome(site.data))
  return { ...site.variables, ...(tel && { tel }), ...vars }
}

/**
 * Fills variables into every text of a document. Counts the cities only if a text says how many there are.
 * @returns what fillTexts returns, with the variables that the texts can name
 */
export function fillDocument<T>(value: T, variables: Variables, cityCount: CityCount) {
  const filled = fillTexts(value, variables)
  const countsCities = filled.unfilled.some(({ token }) => CITY_VARIABLES.includes(tokenName(token)))
  if (!countsCities) return { ...filled, variables, countsCities }
  const withCities = { ...cityCount.variables, ...variables }
  return { ...fillTexts(value, withCities), variables: withCities, countsCities }
}

/** Where a page's variable comes from: the paths in the page and in site.json, and what is made from the values there. */
export function variableSource(name: string, vars: Variables): { page: Path[]; site: Path[]; how?: string } {
  if (Object.hasOwn(vars, name)) return { page: [['vars', name]], site: [] }
  if (CITY_VARIABLES.includes(name)) return { page: [], site: [], how: 'the number of pages whose vars name a city' }
  if (!Object.hasOwn(SITE_VARIABLES, name)) return { page: [], site: [['vars', name]] }
  const { from = [], how } = SITE_VARIABLES[name] ?? {}
  const isOfPage = (path: Path) => path[0] === 'phone' && Boolean(vars.phone)
  return {
    page: from.filter(isOfPage).map((path) => ['vars', ...path]),
    site: from.filter((path) => !isOfPage(path)),
    how,
  }
}
