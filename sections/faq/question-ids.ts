import { firstWords } from './first-words'

/** "Can you come on Sunday?" → "can-you-come-on-sunday" */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** A few words tell questions apart, and leave an address that can be read out. */
const WORDS = 4

/** The places that links can lead to, one per question: "Can you come on Sunday?" is "faq-can-you-come-on". */
export function questionIds(questions: string[], prefix = 'faq'): string[] {
  const seen = new Map<string, number>()
  return questions.map((question) => {
    const words = firstWords(question, WORDS) ?? slug(question).split('-').slice(0, WORDS).join('-')
    const id = `${prefix}-${words}`
    const count = (seen.get(id) ?? 0) + 1
    seen.set(id, count)
    return count === 1 ? id : `${id}-${count}`
  })
}
