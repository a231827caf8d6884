import type { SiteSources } from '../documents/document'
import type { Link } from '../texts/internal-links'
import type { LinkSources } from '../texts/link-sources'
import type { PageFacts } from './page-facts'
import type { Problem } from '../problem'
import type { Images } from '../images/public-folder'
import type { ResolvedPage, ResolvedSite } from '../resolved'

/** What a rule may know of all documents together. */
export interface WholeSite {
  /** The site's folder as it is shown to people. */
  folder: string
  sources: SiteSources
  /** Its pages hold only what thin-page.ts leaves of them: the rest is in `facts`, and `open` reads a page again. */
  resolved: ResolvedSite
  facts: Map<ResolvedPage, PageFacts>
  /** A page as it was before it was thinned. */
  open: (page: ResolvedPage) => ResolvedPage
  /** The links within the site whose target is not plainly a page: only all documents together tell whether it is there. */
  links: Link[]
  /** Where the links to each address come from. */
  linkSources: LinkSources
  /** The addresses of the pictures that documents name. */
  namedImages: Set<string>
  /** What earlier stages found: what seems to be missing elsewhere may be in a document that they could not read. */
  earlier: Problem[]
  /** All pictures there are. */
  images: Images
  /** The addresses of the files of the site's own public folder; none where it borrows the project's. */
  publicFiles: string[]
}
