import type { Section } from '../schemas/types'
import { questionIds } from './faq/question-ids'

/** The ids that a section puts on its page, so that links can lead to them. */
export function anchorsOf(section: Section): string[] {
  const own = section.id ? [section.id] : []
  if (section.type !== 'faq') return own
  const questions = section.items.map(({ question }) => question)
  return [...own, ...questionIds(questions, section.id)]
}
