import type { ArticleProps } from '../../schemas/types'
import type { SectionTraits } from '../page/section-traits'
import { plainText } from '../ui/markdown-parser'

export const traits: SectionTraits<ArticleProps> = {
  article: ({ title, date, updated = date, author, lead }) => ({
    title,
    date,
    updated,
    author,
    ...(lead && { summary: plainText(lead) }),
  }),
  showsFeed: () => true,
  structuredData: ({ title, date, updated, author, role, lead, image }, { absolute, url, business }) => [
    {
      '@type': 'Article',
      headline: title,
      description: lead && plainText(lead),
      image: image && absolute(image.src),
      datePublished: date,
      dateModified: updated ?? date,
      author: { '@type': 'Person', name: author, jobTitle: role },
      publisher: business,
      mainEntityOfPage: url,
    },
  ],
}
