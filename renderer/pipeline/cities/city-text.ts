import type { DocumentText } from './document-texts'
import type { Mention } from './find-names'

/** A text of a page, and the cities that it names. */
export interface CityText extends DocumentText {
  mentions: Mention[]
}
