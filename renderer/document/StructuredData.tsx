import type { FaqProps, Page, Site } from '../../schemas/types'
import { parseCoordinates } from '../../sections/coordinates'
import type { City } from '../../sections/page-context'
import { MOST_LISTED } from '../pipeline/cities/nearby'
import type { SiteModel } from '../pipeline/model'
import type { PageContent } from '../pipeline/open-page'
import { toTel } from '../pipeline/documents/variables'
import { absoluteUrl, canonicalUrl } from '../pipeline/addresses'

/** A node of schema.org's graph. */
type Node = Record<string, unknown>

/**
 * What search engines are told, as one schema.org graph: the business on every page, the service and its place on city
 * pages. It stands at the end of the page: nobody waits for it there, and near the words it repeats it compresses to half
 * its weight (gzip looks back 32 KB).
 */
export function StructuredData({ page, model }: { page: PageContent; model: SiteModel }) {
  const graph = [businessNode(model), ...pageNodes(page, model.site)]
  // "</script>" in a text would end the element
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** The business as schema.org has it. One @id on every page, so that search engines see one business. */
export function businessNode({ site, cities }: Pick<SiteModel, 'site' | 'cities'>): Node {
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
function areaServed({ address }: Site, cities: City[]): Node | Node[] {
  if (cities.length > MOST_LISTED) return { '@type': 'State', name: address.state }
  return cities.map(({ name }) => ({ '@type': 'City', name }))
}

/** What search engines are told of a page itself. */
export function pageNodes(page: PageContent, site: Site): Node[] {
  const { city } = page.data.vars ?? {}
  const questions = faqNodes(page.data)
  return city ? [...questions, cityService(page, city, site), breadcrumbs(page, city, site)] : questions
}

function cityService(page: PageContent, city: string, site: Site): Node {
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

function breadcrumbs(page: PageContent, city: string, site: Site): Node {
  const crumb = (position: number, name: string, item: string) => ({ '@type': 'ListItem', position, name, item })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [crumb(1, site.name, absoluteUrl('/', site)), crumb(2, city, canonicalUrl(page, site))],
  }
}

/** The questions of a page that are also told to search engines. */
const faqNodes = ({ sections }: Page): Node[] =>
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

/** Markdown's marks are for people's eyes: links become their words, stars and backticks go. */
function plainText(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*`]/g, '')
}
