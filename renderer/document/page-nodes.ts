import type { FaqProps, Page, Section, Site } from '../../schemas/types'
import type { PageContent } from '../pipeline/open-page'
import { absoluteUrl, canonicalUrl } from './urls'

/** A node of schema.org's graph. */
type Node = Record<string, unknown>

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
  sections
    .filter(isToldToSearchEngines)
    .map(({ items }) => ({ '@type': 'FAQPage', mainEntity: items.map(questionNode) }))

const isToldToSearchEngines = (section: Section): section is Extract<Section, { type: 'faq' }> =>
  section.type === 'faq' && section.structuredData === true

const questionNode = ({ question, answer }: FaqProps['items'][number]) => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
})

/** Markdown's marks are for people's eyes: links become their words, stars and backticks go. */
function plainText(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*`]/g, '')
}
