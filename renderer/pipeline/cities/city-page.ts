import type { ResolvedPage } from '../resolved'
import type { CityText } from './city-text'
import { documentTexts } from './document-texts'
import type { Mention } from './find-names'

/** A city's page, with all that it says of cities. */
export interface CityPage {
  page: ResolvedPage
  city: string
  texts: CityText[]
}

/** @param find finds the names of all cities */
export function cityPage(page: ResolvedPage, city: string, find: (text: string) => Mention[]): CityPage {
  return { page, city, texts: documentTexts(page.document).map((text) => ({ mentions: find(text.text), ...text })) }
}
