import type { Likely } from '../texts/likely-texts'
import type { Images } from '../images/public-folder'
import type { ResolvedPage } from '../resolved'
import type { PlacedPicture } from '../rules/site/placed-pictures'
import type { SiteText } from '../texts/site-texts'

/** What a rule about one document may know. */
export interface DocumentView {
  /** None for site.json and for sections that no page uses. */
  page?: ResolvedPage
  /** Every text of it whose schema gives it a format. */
  texts: SiteText[]
  /** The pictures among them that have words. */
  pictures: PlacedPicture[]
  /** All pictures there are. */
  images: Images
  /** What texts of a format are likely to be, for suggestions. */
  likely: Likely
}
