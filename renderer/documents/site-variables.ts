import { hoursLines } from '../../sections/page/hours-in-words'
import { wordsIn } from '../../sections/words/words'
import { addressLines, countryOf, siteAt } from '../../sections/page/places'
import { dialled, isPhoneHome } from '../../sections/page/telephone'
import { CITY_VARIABLES, type CityCount } from './city-count'
import { type Path, isRecord, valueAt } from './json-tree'
import { isTimes } from './times'
import { type Variables, fillTexts, isWithoutVariables, textVariables, tokenName } from './variables'

/** How a variable of the site gets its value. */
interface SiteVariable {
  /** The paths of the values in site.json that it is made from. */
  from: Path[]
  /** Describes the result, if it isn't the value itself. */
  how?: string
  /** Makes the value from the texts at these paths, or from other data of site.json; undefined if they aren't enough. */
  make?: (texts: (string | undefined)[], site: object, textAt: TextAt) => string | undefined
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

/** Whether the address of a site may be shown. */
const isPublic = (site: object): boolean => valueAt(site, ['address', 'public']) !== false

const addressPart = (part: string): SiteVariable => ({
  from: [['address', part]],
  make: ([text], site) => (isPublic(site) ? text : undefined),
})

/**
 * The hours of a site in words: its own, or those derived from its times.
 * @param language "en-US"
 * @returns undefined if there are none, or if they have a mistake, which is reported where it is
 */
export function hoursInWords(site: object, language = 'en-US'): string | undefined {
  const hours = valueAt(site, ['hours'])
  return (isTimes(hours) && hoursLines(hours, wordsIn(language, {}), language).join('; ')) || undefined
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
  street: addressPart('street'),
  town: addressPart('town'),
  state: addressPart('state'),
  zip: addressPart('zip'),
  address: {
    from: [...['street', 'town', 'state', 'zip'].map((part) => ['address', part]), ...PHONE_HOME],
    how: 'the address in one line',
    make: ([street, town, state, zip, country, countryCode], site) => {
      const home = countryOf({ address: { town: '', country }, countryCode })
      const lines = isPublic(site) ? addressLines({ street, town, state, zip }, home) : []
      return lines.join(', ') || undefined
    },
  },
  hours: {
    from: [['hours', 'text']],
    make: ([text], site, textAt) => text ?? hoursInWords(site, textAt(site, ['language'])),
  },
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
    const value = make ? make(texts, site, textAt) : texts[0]
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
  /** The data and the variables for the texts of pages that belong to a place, by its id. */
  places: ReadonlyMap<string, Pick<VariableSources, 'data' | 'variables'>>
  cityCount: CityCount
}

/**
 * All variables of a page. Its own replace the site's, and its own telephone number also changes {tel}.
 * @param place the id of the place that the page belongs to
 */
export function pageVariables(
  vars: Variables,
  site: Pick<VariableSources, 'data' | 'variables' | 'places'>,
  place?: string,
): Variables {
  const { data, variables } = (place !== undefined && site.places.get(place)) || site
  const tel = vars.phone && dialled(vars.phone, phoneHome(data))
  return { ...variables, ...(tel && { tel }), ...vars }
}

/**
 * The data and the variables of each place in site.json.
 * @param data with its variables filled in
 * @param today the day that the site is opened for
 */
export function placeSources(data: Record<string, unknown>, textAt: TextAt, today: string): VariableSources['places'] {
  const ids = (Array.isArray(data.places) ? data.places : []).flatMap((place) =>
    isRecord(place) && typeof place.id === 'string' ? place.id : [],
  )
  return new Map(
    ids.map((id) => {
      const placeData = siteAt(data, id)
      return [id, { data: placeData, variables: siteVariables(placeData, textAt, today) }]
    }),
  )
}

/** The place that a document names, right or not. */
export const placeNamed = (document: unknown): string | undefined =>
  isRecord(document) && typeof document.place === 'string' ? document.place : undefined

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

/**
 * Where a page's variable comes from: the paths in the page and in site.json, and what is made from the values there.
 * @param site the data of site.json
 * @param place the id of the place that the page belongs to
 */
export function variableSource(
  name: string,
  vars: Variables,
  site: object,
  place?: string,
): { page: Path[]; site: Path[]; how?: string } {
  if (Object.hasOwn(vars, name)) return { page: [['vars', name]], site: [] }
  if (CITY_VARIABLES.includes(name)) return { page: [], site: [], how: 'the number of pages whose vars name a city' }
  if (!Object.hasOwn(SITE_VARIABLES, name)) return { page: [], site: [['vars', name]] }
  const { from = [], how } = SITE_VARIABLES[name] ?? {}
  const isOfPage = (path: Path) => path[0] === 'phone' && Boolean(vars.phone)
  return {
    page: from.filter(isOfPage).map((path) => ['vars', ...path]),
    site: from.filter((path) => !isOfPage(path)).map((path) => writtenPath(path, site, place)),
    how,
  }
}

/** Where the value at a path of a place's data is written: ["places", 0, "phone"], if the place has one of its own. */
function writtenPath(path: Path, site: object, id: string | undefined): Path {
  const places = valueAt(site, ['places'])
  const index =
    Array.isArray(places) && id !== undefined ? places.findIndex((place) => valueAt(place, ['id']) === id) : -1
  const [fact = ''] = path
  const isOfPlace = index >= 0 && (fact === 'address' || valueAt(site, ['places', index, fact]) !== undefined)
  const written: Path = isOfPlace ? ['places', index, ...path] : path
  // hours in words may be derived from the times
  const isDerived = fact === 'hours' && valueAt(site, written) === undefined
  return isDerived ? written.slice(0, -1) : written
}
