import type { SiteSources } from './document'
import type { Problem } from './problem'
import type { Images } from './public-folder'
import type { ResolvedSite } from './resolved'
import type { SiteText } from './site-texts'

/** What a check may know: all documents together. */
export interface WholeSite {
  /** The site's folder as it is shown to people. */
  folder: string
  sources: SiteSources
  resolved: ResolvedSite
  texts: SiteText[]
  /** What earlier stages found: what seems to be missing elsewhere may be in a document that they could not read. */
  earlier: Problem[]
  /** All pictures there are. */
  images: Images
  /** The addresses of the files of the site's own public folder; none where it borrows the project's. */
  publicFiles: string[]
}
