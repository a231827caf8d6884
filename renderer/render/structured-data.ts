import type { Site } from '../../schemas/types'
import { parseCoordinates } from '../../sections/page/coordinates'
import { publicAddress, shownPlaces, siteAt } from '../../sections/page/places'
import { structuredDataOf } from '../../sections/section-facts'
import type { GraphNode } from '../../sections/page/section-traits'
import { dialledFrom } from '../../sections/ui/links'
import { fillWords } from '../../sections/words/fill-words'
import { wordsIn } from '../../sections/words/words'
import { getOrInsertComputed } from '../documents/get-or-insert'
import { absoluteUrl, canonicalUrl } from '../site/addresses'
import { siteLanguage } from '../site/languages'
import type { LocalContext } from './site-in-language'
import { MAX_LISTED } from '../cities/nearby'
import { crumbsAbove, shortTitle } from './breadcrumbs'
import { hoursData } from './hours-data'
import type { SiteModel } from './model'
import type { RenderablePage } from '../site/page'

/**
 * A page's structured data as one schema.org graph: the business on every page, with the page's place or all of them, and the
 * service and its place on city pages. At the end of the page it delays nothing, and compresses to half its size, since it
 * follows the words it repeats.
 */
export function structuredData(page: RenderablePage, model: SiteModel, local: LocalContext): string {
  const scripts = getOrInsertComputed(businessByModel, model, () => new Map<string | undefined, string>())
  const { place } = page.data
  const business = getOrInsertComputed(scripts, place, () => businessNodes(model, place).map(toScript).join())
  const nodes = [business, ...pageNodes(page, { ...model, site: local.site }, local.home).map(toScript)]
  return `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[${nodes.join()}]}</script>`
}

/** The business of a site as JSON, which is the same on all pages of a place. */
const businessByModel = new WeakMap<SiteModel, Map<string | undefined, string>>()

/** JSON within a script, which "</script>" in a text would end. */
const toScript = (node: GraphNode): string => JSON.stringify(node).replaceAll('<', '\\u003c')

/**
 * The business, with the same @id on every page, so that search engines see one business. One with several places has a node
 * for each in addition, of those that a page shows.
 * @param place the id of the place that the page belongs to
 */
export function businessNodes(model: BusinessModel, place?: string): GraphNode[] {
  const { site } = model
  const { business, places } = site
  const type = business?.type ?? 'LocalBusiness'
  const node = {
    '@type': type,
    '@id': absoluteUrl('/#business', site),
    name: site.name,
    description: business?.description,
    url: absoluteUrl('/', site),
    telephone: site.phone && dialledFrom(site, site.phone),
    faxNumber: site.fax && dialledFrom(site, site.fax),
    contactPoint: site.phones?.map(({ label, number }) => ({
      '@type': 'ContactPoint',
      contactType: label,
      telephone: dialledFrom(site, number),
    })),
    email: site.email,
    image: site.image && absoluteUrl(site.image, site),
    logo: site.logo && absoluteUrl(site.logo.mark?.src ?? site.logo.light.src, site),
    foundingDate: business?.founded,
  }
  const about = {
    hasCredential: site.licenses?.map(({ name, number }) => ({
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'license',
      name,
      identifier: number,
    })),
    sameAs: site.social?.map(({ href }) => href),
    hasOfferCatalog: business?.services && {
      '@type': 'OfferCatalog',
      name: fillWords(wordsIn(siteLanguage(site), site.words).services, { name: site.name }),
      itemListElement: business.services.map(({ name, description }) => ({ '@type': 'Service', name, description })),
    },
  }
  if (!places)
    return [{ ...node, ...placeData(site, type, model), areaServed: areaServed(site.serves, model), ...about }]
  const shown = shownPlaces(siteAt(site, place)).map(({ id, name, site: at }) => ({
    '@type': type,
    '@id': absoluteUrl(`/#${id}`, site),
    name: `${site.name}, ${name}`,
    url: absoluteUrl('/', site),
    telephone: at.phone && dialledFrom(at, at.phone),
    email: at.email,
    image: node.image,
    ...placeData(at, type, model),
    areaServed: at.serves && townNodes(at.serves),
    parentOrganization: { '@id': node['@id'] },
  }))
  // the whole of it is nowhere, and so no place
  return [{ ...node, '@type': 'Organization', areaServed: areaServed(undefined, model), ...about }, ...shown]
}

type BusinessModel = Pick<SiteModel, 'site' | 'cities' | 'year'>

/** The kinds of organizations that aren't places of business: search engines know no opening hours of theirs. */
const ELSEWHERE = new Set([
  'Airline',
  'Cooperative',
  'Corporation',
  'DanceGroup',
  'DiagnosticLab',
  'EducationalOrganization',
  'GovernmentOrganization',
  'MedicalOrganization',
  'MusicGroup',
  'NGO',
  'NewsMediaOrganization',
  'OnlineBusiness',
  'OnlineMarketplace',
  'OnlineStore',
  'Organization',
  'PerformingGroup',
  'ResearchOrganization',
  'SportsOrganization',
  'SportsTeam',
  'TheaterGroup',
  'VeterinaryCare',
])

/** The kinds that are places, but no businesses: they have no prices. */
const SCHOOLS = new Set([
  'CollegeOrUniversity',
  'ElementarySchool',
  'HighSchool',
  'MiddleSchool',
  'Preschool',
  'School',
])

/** Where a place is, when it is open, and how to pay there. What isn't public is left out. */
function placeData(site: Site, type: string, { year }: BusinessModel): GraphNode {
  const { business, hours } = site
  const address = publicAddress(site)
  const coordinates = parseCoordinates(address?.coordinates)
  return {
    address: address && {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.town,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: address.country,
    },
    ...(!ELSEWHERE.has(type) && {
      geo: coordinates && { '@type': 'GeoCoordinates', latitude: coordinates[0], longitude: coordinates[1] },
      ...hoursData(hours, year),
    }),
    ...(!ELSEWHERE.has(type) &&
      !SCHOOLS.has(type) && {
        priceRange: business?.priceRange,
        paymentAccepted: business?.payments,
        currenciesAccepted: business?.currency,
      }),
  }
}

/** The towns that a business serves: those with a page, and others. The state if pages list only some, since it must be the same on every page. */
function areaServed(
  serves: string[] | undefined,
  { site, cities }: BusinessModel,
): GraphNode | GraphNode[] | undefined {
  const { state } = publicAddress(site) ?? {}
  const ofPages = cities.length > MAX_LISTED ? [] : cities.map(({ name }) => name)
  if (cities.length > MAX_LISTED && state) return { '@type': 'State', name: state }
  const towns = [...new Set([...ofPages, ...(serves ?? [])])]
  return towns.length > 0 ? townNodes(towns) : undefined
}

const townNodes = (towns: string[]): GraphNode[] => towns.map((name) => ({ '@type': 'City', name }))

/** The nodes about a page itself: those of its sections, on a city page the service there, and its breadcrumbs if it is below another page. */
export function pageNodes(
  page: RenderablePage,
  { site, parents }: Pick<SiteModel, 'site' | 'parents'>,
  home = '/',
): GraphNode[] {
  const { title, description, sections, place } = page.data
  const { city } = page.vars
  const url = canonicalUrl(page, site)
  const provider = site.places?.some(({ id }) => id === place) ? `/#${place}` : '/#business'
  const business = { '@id': absoluteUrl(provider, site) }
  const references = { url, business, site, absolute: (address: string) => absoluteUrl(address, site) }
  const sectionNodes = joinMainEntities(sections.flatMap((section) => structuredDataOf(section, references)))
  // the home page of a language isn't a page above the others of it
  const above = crumbsAbove(page.route, parents, site).filter(({ route }) => route !== home)
  if (!city && above.length === 0) return sectionNodes
  const service = {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    description,
    url,
    areaServed: { '@type': 'City', name: city },
    provider: business,
  }
  const crumbs = [
    { name: site.name, item: absoluteUrl(home, site) },
    ...above.map(({ route, name }) => ({ name, item: absoluteUrl(route, site) })),
    { name: city ?? shortTitle(title), item: url },
  ]
  const list = crumbs.map(({ name, item }, index) => ({ '@type': 'ListItem', position: index + 1, name, item }))
  return [...sectionNodes, ...(city ? [service] : []), { '@type': 'BreadcrumbList', itemListElement: list }]
}

/**
 * Joins the nodes of a type that list a page's main entities: search engines expect one FAQPage on a page, with all of its
 * questions, each once.
 */
function joinMainEntities(nodes: GraphNode[]): GraphNode[] {
  const joined: GraphNode[] = []
  for (const node of nodes) {
    const first = joined.find((other) => other['@type'] === node['@type'] && Array.isArray(other.mainEntity))
    if (!first || !Array.isArray(first.mainEntity) || !Array.isArray(node.mainEntity)) {
      joined.push({ ...node })
      continue
    }
    const entities = [...first.mainEntity, ...node.mainEntity]
    first.mainEntity = [...new Map(entities.map((entity) => [JSON.stringify(entity), entity])).values()]
  }
  return joined
}
