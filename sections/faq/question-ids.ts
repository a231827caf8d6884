import { slug } from '../page/slug'

/** A few words keep questions apart, and leave an address that can be read out. */
const WORDS = 4

/** The places that links can lead to, one per question: "Can you come on Sunday?" is "faq-can-you-come-on". */
export function questionIds(questions: string[], prefix = 'faq'): string[] {
  const counts = new Map<string, number>()
  return questions.map((question) => {
    const id = `${prefix}-${slug(question).split('-').slice(0, WORDS).join('-')}`
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return count === 1 ? id : `${id}-${count}`
  })
}
