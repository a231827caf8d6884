import type { FaqProps, Page, Section } from '../../schemas/types'

/** The questions of a page that are also told to search engines, as schema.org has them. */
export function faqNodes({ sections }: Page): Record<string, unknown>[] {
  return sections.filter(isTold).map(({ items }) => ({ '@type': 'FAQPage', mainEntity: items.map(questionNode) }))
}

const isTold = (section: Section): section is Extract<Section, { type: 'faq' }> =>
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
