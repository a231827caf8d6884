import type { Site } from '../../schemas/types'
import type { TrackedModel } from '../pipeline/pages/track-uses'
import type { ValidPage } from '../pipeline/inspect'
import { absoluteUrl, canonicalUrl } from './urls'
import { businessNode } from './business-node'
import { faqNodes } from './faq-nodes'

type Node = Record<string, unknown>

/** What search engines are told, as one schema.org graph: the business on every page, the service and its place on city pages. */
export function structuredData(page: ValidPage, model: TrackedModel): Node {
  const { city } = page.data.vars ?? {}
  return {
    '@context': 'https://schema.org',
    '@graph': [
      businessNode(model),
      ...faqNodes(page.data),
      ...(city ? [cityService(page, city, model.site), breadcrumbs(page, city, model.site)] : []),
    ],
  }
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
