import type { CityText } from './city-text'
import type { Mention } from './find-names'
import { sentencesOf } from './sentences-of'
import { wordsOf } from './words'

/** Stands for the city that a text is about, whether it was written out or as {city}. */
const CITY = '□'
/** The mention that is asked about, while its sentence is looked for. */
const FOCUS = '■'

/** Fewer words than these, the city's name aside, are in many texts by chance: "City of Plano". */
export const TELLING = 3

/** Whether a text is long enough that two pages don't have it by chance. */
export const isTelling = (text: string) => wordsOf(text).length >= TELLING

/** A text with {city} and what names that city masked, so that words about one city can be compared with another's. */
export function maskCity({ text, mentions }: CityText, city: string, focus?: Mention): string {
  let masked = ''
  let from = 0
  for (const mention of mentions.filter(({ name }) => name === city)) {
    masked += text.slice(from, mention.start) + (mention === focus ? FOCUS : CITY)
    from = mention.end
  }
  return (masked + text.slice(from)).replaceAll('{city}', CITY)
}

/** The masked sentence that a mention stands in. */
export function sentenceOf(text: CityText, mention: Mention): string {
  const found = sentencesOf(maskCity(text, mention.name, mention)).find((sentence) => sentence.includes(FOCUS)) ?? ''
  return found.replace(FOCUS, CITY)
}

/** All that a page says of its city: its masked texts, and the sentences in them. */
export function saidOf(texts: CityText[], city: string): Set<string> {
  return new Set(
    texts.flatMap((text) => {
      const masked = maskCity(text, city)
      return [masked, ...sentencesOf(masked)]
    }),
  )
}
