import type { SiteSources } from './document'
import type { ResolvedSite } from './resolved'
import type { SiteText } from './site-texts'

/** What a check may know: all documents together. */
export interface WholeSite {
  /** The site's folder as it is shown to people. */
  folder: string
  sources: SiteSources
  resolved: ResolvedSite
  texts: SiteText[]
  /** The addresses of all pictures there are: "/images/truck.jpg". */
  images: Set<string>
}
