import { parseDocument } from '../../documents/parse-document'

/**
 * The mistakes of a text, for specs: what is said of each, and the text with «…» around all that is marked.
 * @param marked a text; its marks are taken out before it is read
 */
export function markedMistakes(marked: string): { marked: string; said: string[]; hints: (string | undefined)[] } {
  const text = marked.replaceAll(/[«»]/g, '')
  const { problems } = parseDocument('site.config/pages/x.json', text)
  const withMarks = problems.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}«${rest.slice(start, end)}»${rest.slice(end)}`,
    text,
  )
  return { marked: withMarks, said: problems.map(({ what }) => what), hints: problems.map(({ hint }) => hint) }
}
