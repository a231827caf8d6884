import type { ResolvedPage } from '../resolved'
import type { CityText } from './city-text'
import { saidOf } from './copied-words'
import { documentTexts } from './document-texts'
import { createNameFinder } from './find-names'

/** A city's page, with all that it says of the city. */
export interface CityPage {
  page: ResolvedPage
  city: string
  texts: CityText[]
  /** Its sentences, with the city masked. */
  said: Set<string>
}

/** The pages whose vars name a city. */
export function cityPages(pages: ResolvedPage[]): CityPage[] {
  const found = pages.flatMap((page) => (page.vars.city ? [{ page, city: page.vars.city }] : []))
  const find = createNameFinder(found.map(({ city }) => city))
  return found.map(({ page, city }) => {
    const texts = documentTexts(page.document).map((text) => ({ ...text, mentions: find(text.text) }))
    return { page, city, texts, said: saidOf(texts, city) }
  })
}
