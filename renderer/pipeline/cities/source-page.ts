import type { CityPage } from './city-page'
import { saidOf } from './copied-words'

/** A page that others may have been copied from. */
export interface SourcePage {
  city: string
  /** Its texts and sentences, with the city masked. */
  said: Set<string>
}

export const sourcePage = ({ city, texts }: CityPage): SourcePage => ({ city, said: saidOf(texts, city) })
