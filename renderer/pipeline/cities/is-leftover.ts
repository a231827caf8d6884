import type { CityPage } from './city-page'
import type { CityText } from './city-text'
import { isTelling, maskCity, sentenceOf } from './copied-words'
import { type Mention, createNameFinder } from './find-names'
import type { SourcePage } from './source-page'

/**
 * Whether another city is named in words that were copied from its own page. Pages name their neighbors for good
 * reasons, so that the name alone says nothing: the sentence around it must stand on the other city's page as well.
 */
export function isLeftover(page: CityPage, text: CityText, mention: Mention, other: SourcePage): boolean {
  if (mention.name !== other.city) return false
  const sentence = sentenceOf(text, mention)
  if (!other.said.has(sentence) || namesItself(sentence, page.city)) return false
  return isTelling(sentence) || isCopied(textsAround(page, text), other)
}

/** A list of cities that has the page's own city in it may be the same on many pages, and is right on all of them. */
const namesItself = (sentence: string, city: string) => createNameFinder([city])(sentence).length > 0

/** Whether at least half of these texts stand on the other page. */
function isCopied(texts: CityText[], other: SourcePage): boolean {
  const copied = texts.filter((text) => other.said.has(maskCity(text, other.city)))
  return copied.length * 2 >= texts.length
}

/** The longer texts of the same section, or of the head; where there are none, those of the page. */
function textsAround({ texts }: CityPage, { path }: CityText): CityText[] {
  const block = (at: CityText['path']) => (at[0] === 'sections' ? at[1] : 'head')
  const telling = texts.filter(({ text }) => isTelling(text))
  const around = telling.filter((one) => block(one.path) === block(path))
  return around.length > 0 ? around : telling
}
