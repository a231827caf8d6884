import { formatAddress } from 'localized-address-format'
import { isSupportedCountry } from 'libphonenumber-js/min'
import metadata from 'libphonenumber-js/min/metadata'
import type { Address, Site } from '../../schemas/types'

/** What a place has of its own, in place of the site's. */
const OWN_FACTS = ['phone', 'email', 'hours', 'timeZone'] as const

/** A place of the business: the site as it is for this place, and what a business with several has in addition. */
export interface ShownPlace {
  id?: string
  name?: string
  site: Site
}

/**
 * The site as a page of a place has it: with this place alone, and its facts at the top level.
 * @param site valid or not
 * @param id of the place; without one, or if there is no such place, the site as it is
 */
export function siteAt<S extends { places?: unknown }>(site: S, id: string | undefined): S {
  const places: unknown[] = Array.isArray(site.places) ? site.places : []
  const place = id === undefined ? undefined : places.find((place) => hasId(place, id))
  if (!hasId(place, id)) return site
  const facts = OWN_FACTS.filter((name) => place[name] !== undefined).map((name) => [name, place[name]])
  return { ...site, ...Object.fromEntries(facts), address: place.address, serves: place.serves, places: [place] }
}

const hasId = (place: unknown, id: string | undefined): place is Record<string, unknown> =>
  typeof place === 'object' && place !== null && 'id' in place && place.id === id

/** The site as a page has it: as that of its place, with its own telephone number if it has one. */
export function siteOn(site: Site, place: string | undefined, phone: string | undefined): Site {
  const ofPlace = siteAt(site, place)
  if (!phone) return ofPlace
  const isOfPlace = ofPlace !== site
  return { ...ofPlace, phone, ...(isOfPlace && { places: ofPlace.places?.map((own) => ({ ...own, phone })) }) }
}

/** The places that a page shows: that of the page, all of a business with several, or the only one. */
export const shownPlaces = (site: Site): ShownPlace[] =>
  site.places?.map(({ id, name }) => ({ id, name, site: siteAt(site, id) })) ?? [{ site }]

/** The coordinates from which distances are measured: those of the business, or of its first place that has some. */
export const homeCoordinates = ({ address, places = [] }: Pick<Site, 'address' | 'places'>): string | undefined =>
  [address, ...places.map((place) => place.address)].find((other) => other?.coordinates)?.coordinates

/** The address that may be shown; undefined if there is none. */
export const publicAddress = ({ address }: Pick<Site, 'address'>): Address | undefined =>
  address?.public === false ? undefined : address

/** The country of an address: its own, or that of the site's telephone numbers. */
export function countryOf({ address, countryCode = '+1' }: Pick<Site, 'address' | 'countryCode'>): string {
  const { country } = address ?? {}
  if (country && isSupportedCountry(country)) return country
  // the first one is the main country of a code that several share
  return metadata.country_calling_codes[countryCode.slice(1)]?.[0] ?? 'US'
}

/** The lines of an address as its country writes them: ["1 Main Street", "Stowe, VT 05672"], ["4 Mill Lane", "Leeds", "LS1 4DY"]. */
export function addressLines(address: Partial<Address>, country: string): string[] {
  const { street, town, state, zip } = address
  return formatAddress({
    postalCountry: country,
    ...(street && { addressLines: [street] }),
    ...(town && { locality: town }),
    ...(state && { administrativeArea: state }),
    ...(zip && { postalCode: zip }),
  })
}

/** Where a place is, or else which towns it serves: a line or more, or nothing. */
export function placeLines(site: Site): string[] {
  const address = publicAddress(site)
  if (address) return addressLines(address, countryOf(site))
  return site.serves ? [townsInWords(site.serves, site.language)] : []
}

/** "Stowe, Morrisville, and Waterbury" */
export const townsInWords = (towns: string[], language = 'en-US'): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(towns)
