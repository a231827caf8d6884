import { toTel } from '../pipeline/resolve/variables'
import type { SiteModel } from '../pipeline/model'
import { absoluteUrl } from './urls'

/** The business as schema.org has it. One @id on every page, so that search engines see one business. */
export function businessNode({ site, cities }: SiteModel): Record<string, unknown> {
  const { business, address, hours } = site
  const [latitude, longitude] = (address.coordinates ?? '').split(',').map(Number)
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
    geo: address.coordinates && { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: hours.days && {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days,
      opens: hours.opens,
      closes: hours.closes,
    },
    priceRange: business?.priceRange,
    paymentAccepted: business?.payments,
    currenciesAccepted: business?.currency,
    areaServed: cities.map(({ name }) => ({ '@type': 'City', name })),
    sameAs: site.social?.map(({ href }) => href),
    hasOfferCatalog: business?.services && {
      '@type': 'OfferCatalog',
      name: `${site.name}: services`,
      itemListElement: business.services.map(({ name, description }) => ({ '@type': 'Service', name, description })),
    },
  }
}
