import { slug } from '../page/slug'

/** A few words keep questions apart, and leave an address that can be read out. */
const WORDS = 4

/**
 * The ids that questions ask for: "Can you come on Sunday?" for "faq-can-you-come-on", a question without Latin letters for
 * its number.
 */
export const questionIds = (questions: string[], prefix = 'faq'): string[] =>
  questions.map((question, index) => `${prefix}-${slug(question).split('-').slice(0, WORDS).join('-') || index + 1}`)
