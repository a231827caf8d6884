import type { Site } from '../../schemas/types'
import type { ValidPage } from '../pipeline/inspect'
import { absoluteUrl, canonicalUrl } from './urls'
import { faqNodes } from './faq-nodes'

type Node = Record<string, unknown>

/** What search engines are told of a page itself, as nodes of schema.org. */
export function pageNodes(page: ValidPage, site: Site): Node[] {
  const { city } = page.data.vars ?? {}
  return [...faqNodes(page.data), ...(city ? [cityService(page, city, site), breadcrumbs(page, city, site)] : [])]
}

function cityService(page: ValidPage, city: string, site: Site): Node {
  return {
    '@type': 'Service',
    '@id': `${canonicalUrl(page, site)}#service`,
    name: page.data.title,
    description: page.data.description,
    url: canonicalUrl(page, site),
    areaServed: { '@type': 'City', name: city },
    provider: { '@id': absoluteUrl('/#business', site) },
  }
}

function breadcrumbs(page: ValidPage, city: string, site: Site): Node {
  const crumb = (position: number, name: string, item: string): Node => ({ '@type': 'ListItem', position, name, item })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [crumb(1, site.name, absoluteUrl('/', site)), crumb(2, city, canonicalUrl(page, site))],
  }
}
