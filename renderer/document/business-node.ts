import type { Site } from '../../schemas/types'
import { parseCoordinates } from '../../sections/coordinates'
import type { City } from '../../sections/page-context'
import { MOST_LISTED } from '../pipeline/cities/nearby'
import type { SiteModel } from '../pipeline/model'
import { toTel } from '../pipeline/resolve/variables'
import { absoluteUrl } from './urls'

/** The business as schema.org has it. One @id on every page, so that search engines see one business. */
export function businessNode({ site, cities }: Pick<SiteModel, 'site' | 'cities'>): Record<string, unknown> {
  const { business, address, hours } = site
  const place = parseCoordinates(address.coordinates)
  return {
    '@type': business?.type ?? 'LocalBusiness',
    '@id': absoluteUrl('/#business', site),
    name: site.name,
    description: business?.description,
    url: absoluteUrl('/', site),
    telephone: toTel(site.phone, site.countryCode),
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
    },
    geo: place && { '@type': 'GeoCoordinates', latitude: place[0], longitude: place[1] },
    openingHoursSpecification: hours.days && {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days,
      opens: hours.opens,
      closes: hours.closes,
    },
    priceRange: business?.priceRange,
    paymentAccepted: business?.payments,
    currenciesAccepted: business?.currency,
    areaServed: areaServed(site, cities),
    sameAs: site.social?.map(({ href }) => href),
    hasOfferCatalog: business?.services && {
      '@type': 'OfferCatalog',
      name: `${site.name}: services`,
      itemListElement: business.services.map(({ name, description }) => ({ '@type': 'Service', name, description })),
    },
  }
}

/** The cities; of more than a page lists, their state: the business is one, and must say the same on every page. */
function areaServed({ address }: Site, cities: City[]): object {
  if (cities.length > MOST_LISTED) return { '@type': 'State', name: address.state }
  return cities.map(({ name }) => ({ '@type': 'City', name }))
}
