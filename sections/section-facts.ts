import type { Section } from '../schemas/types'
import { questionIds } from './faq/question-ids'

/** The ids that a section puts on its page, so that links can lead to them. */
export function anchorsOf(section: Section): string[] {
  const own = section.id ? [section.id] : []
  if (section.type !== 'faq') return own
  const questions = section.items.map(({ question }) => question)
  return [...own, ...questionIds(questions, section.id)]
}

/** Whether a section links to every city of usePage().cities. */
export function listsCities(section: Section): boolean {
  if (section.type === 'contact') return section.variant !== 'line' && section.cities !== undefined
  return section.type === 'cities'
}
