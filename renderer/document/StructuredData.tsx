import type { FaqProps, Page, Site } from '../../schemas/types'
import { parseCoordinates } from '../../sections/coordinates'
import type { City } from '../../sections/page-context'
import { absoluteUrl, canonicalUrl } from '../pipeline/addresses'
import { MAX_LISTED } from '../pipeline/cities/nearby'
import { toTel } from '../pipeline/documents/variables'
import type { SiteModel } from '../pipeline/model'
import type { PageContent } from '../pipeline/open-page'

/** A node of schema.org's graph. */
type GraphNode = Record<string, unknown>

/**
 * A page's structured data as one schema.org graph: the business on every page, the service and its place on city pages. At
 * the end of the page it delays nothing, and compresses to half its size near the words it repeats.
 */
export function StructuredData({ page, model }: { page: PageContent; model: SiteModel }) {
  const graph = [businessNode(model), ...pageNodes(page, model.site)]
  // "</script>" in a text would end the element
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** The business, with the same @id on every page, so that search engines see one business. */
export function businessNode({ site, cities }: Pick<SiteModel, 'site' | 'cities'>): GraphNode {
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

/** The cities, or their state where pages list only some of them: it must be the same on every page. */
function areaServed({ address }: Site, cities: City[]): GraphNode | GraphNode[] {
  if (cities.length > MAX_LISTED) return { '@type': 'State', name: address.state }
  return cities.map(({ name }) => ({ '@type': 'City', name }))
}

/** The nodes about a page itself. */
export function pageNodes(page: PageContent, site: Site): GraphNode[] {
  const { city } = page.data.vars ?? {}
  const questions = faqNodes(page.data)
  return city ? [...questions, cityService(page, city, site), breadcrumbs(page, city, site)] : questions
}

function cityService(page: PageContent, city: string, site: Site): GraphNode {
  const { title, description } = page.data
  const url = canonicalUrl(page, site)
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    description,
    url,
    areaServed: { '@type': 'City', name: city },
    provider: { '@id': absoluteUrl('/#business', site) },
  }
}

function breadcrumbs(page: PageContent, city: string, site: Site): GraphNode {
  const crumb = (position: number, name: string, item: string) => ({ '@type': 'ListItem', position, name, item })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [crumb(1, site.name, absoluteUrl('/', site)), crumb(2, city, canonicalUrl(page, site))],
  }
}

const faqNodes = ({ sections }: Page): GraphNode[] =>
  sections.flatMap((section) =>
    section.type === 'faq' && section.structuredData
      ? [{ '@type': 'FAQPage', mainEntity: section.items.map(questionNode) }]
      : [],
  )

const questionNode = ({ question, answer }: FaqProps['items'][number]) => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
})

/** Markdown without its marks: a link becomes its label, asterisks and backticks are removed. */
function plainText(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*`]/g, '')
}
