import type { Site } from '../../schemas/types'
import { parseCoordinates } from '../../sections/page/coordinates'
import { structuredDataOf } from '../../sections/section-facts'
import type { GraphNode } from '../../sections/page/section-traits'
import { dialledFrom } from '../../sections/ui/links'
import { getOrInsertComputed } from '../documents/get-or-insert'
import { absoluteUrl, canonicalUrl } from '../site/addresses'
import { MAX_LISTED } from '../cities/nearby'
import type { SiteModel } from './model'
import type { RenderablePage } from '../site/page'

/**
 * A page's structured data as one schema.org graph: the business on every page, the service and its place on city pages. At
 * the end of the page it delays nothing, and compresses to half its size, since it follows the words it repeats.
 */
export function structuredData(page: RenderablePage, model: SiteModel): string {
  const business = getOrInsertComputed(businessByModel, model, () => toScript(businessNode(model)))
  const nodes = [business, ...pageNodes(page, model.site).map(toScript)]
  return `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[${nodes.join()}]}</script>`
}

/** The business of a site as JSON, which is the same on all its pages. */
const businessByModel = new WeakMap<SiteModel, string>()

/** JSON within a script, which "</script>" in a text would end. */
const toScript = (node: GraphNode): string => JSON.stringify(node).replaceAll('<', '\\u003c')

/** The business, with the same @id on every page, so that search engines see one business. */
export function businessNode({ site, cities }: Pick<SiteModel, 'site' | 'cities'>): GraphNode {
  const { business, address, hours } = site
  const coordinates = parseCoordinates(address.coordinates)
  return {
    '@type': business?.type ?? 'LocalBusiness',
    '@id': absoluteUrl('/#business', site),
    name: site.name,
    description: business?.description,
    url: absoluteUrl('/', site),
    telephone: dialledFrom(site, site.phone),
    faxNumber: site.fax && dialledFrom(site, site.fax),
    contactPoint: site.phones?.map(({ label, number }) => ({
      '@type': 'ContactPoint',
      contactType: label,
      telephone: dialledFrom(site, number),
    })),
    email: site.email,
    image: site.image && absoluteUrl(site.image, site),
    logo: absoluteUrl(site.logo.mark?.src ?? site.logo.light.src, site),
    foundingDate: business?.founded,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.town,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: address.country,
    },
    geo: coordinates && { '@type': 'GeoCoordinates', latitude: coordinates[0], longitude: coordinates[1] },
    openingHoursSpecification: hours.days && {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days,
      opens: hours.opens,
      closes: hours.closes,
    },
    priceRange: business?.priceRange,
    paymentAccepted: business?.payments,
    currenciesAccepted: business?.currency,
    // the state if pages list only some cities, since it must be the same on every page
    areaServed:
      cities.length > MAX_LISTED
        ? { '@type': 'State', name: address.state }
        : cities.map(({ name }) => ({ '@type': 'City', name })),
    hasCredential: site.licenses?.map(({ name, number }) => ({
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'license',
      name,
      identifier: number,
    })),
    sameAs: site.social?.map(({ href }) => href),
    hasOfferCatalog: business?.services && {
      '@type': 'OfferCatalog',
      name: `${site.name}: services`,
      itemListElement: business.services.map(({ name, description }) => ({ '@type': 'Service', name, description })),
    },
  }
}

/** The nodes about a page itself: those of its sections, and on a city page the service there and its breadcrumbs. */
export function pageNodes(page: RenderablePage, site: Site): GraphNode[] {
  const { title, description, sections } = page.data
  const { city } = page.vars
  const sectionNodes = joinMainEntities(sections.flatMap(structuredDataOf))
  if (!city) return sectionNodes
  const url = canonicalUrl(page, site)
  const service = {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    description,
    url,
    areaServed: { '@type': 'City', name: city },
    provider: { '@id': absoluteUrl('/#business', site) },
  }
  const crumb = (position: number, name: string, item: string) => ({ '@type': 'ListItem', position, name, item })
  const crumbs = [crumb(1, site.name, absoluteUrl('/', site)), crumb(2, city, url)]
  return [...sectionNodes, service, { '@type': 'BreadcrumbList', itemListElement: crumbs }]
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
