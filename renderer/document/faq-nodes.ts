import type { Page } from '../../schemas/types'

/** The questions of a page that are also told to search engines, as schema.org has them. */
export function faqNodes({ sections }: Page): Record<string, unknown>[] {
  return sections.flatMap((section) => {
    if (section.type !== 'faq' || !section.structuredData) return []
    const questions = section.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    }))
    return [{ '@type': 'FAQPage', mainEntity: questions }]
  })
}

/** Markdown's marks are for people's eyes: links become their words, stars and backticks go. */
function plainText(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*`]/g, '')
}
