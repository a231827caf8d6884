import type { FaqProps } from '../../schemas/types'
import type { SectionTraits } from '../page/section-traits'
import { plainText } from '../ui/markdown-parser'
import { questionIds } from './question-ids'

export const traits: SectionTraits<FaqProps> = {
  anchors: ({ items, id }) =>
    questionIds(
      items.map(({ question }) => question),
      id,
    ),
  structuredData: ({ items, structuredData }) =>
    structuredData ? [{ '@type': 'FAQPage', mainEntity: items.map(questionNode) }] : [],
}

const questionNode = ({ question, answer }: FaqProps['items'][number]) => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
})
