import type { Site } from '../../schemas/types'
import { parseCoordinates } from '../../sections/page/coordinates'
import { structuredDataOf } from '../../sections/section-facts'
import type { GraphNode } from '../../sections/page/section-traits'
import { dialledFrom } from '../../sections/ui/links'
import { absoluteUrl, canonicalUrl } from '../site/addresses'
import { MAX_LISTED } from '../cities/nearby'
import type { SiteModel } from './model'
import type { RenderablePage } from '../site/page'

/**
 * A page's structured data as one schema.org graph: the business on every page, the service and its place on city pages. At
 * the end of the page it delays nothing, and compresses to half its size, since it follows the words it repeats.
 */
export function structuredData(page: RenderablePage, model: SiteModel): string {
  const graph = [businessNode(model), ...pageNodes(page, model.site)]
  // "</script>" in a text would end the element
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}

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
  const sectionNodes = sections.flatMap(structuredDataOf)
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
