import type { Addresses } from '../addresses'
import type { SourceDocument } from '../documents/document'
import type { Path } from '../documents/json-tree'
import type { PageFacts } from '../facts'
import type { Problem } from '../problem'
import type { Origin, ResolvedDocument } from '../resolved'
import type { LoadedSite } from '../site'
import type { Link } from '../texts/links'
import type { SiteText } from '../texts/site-texts'

/** What a rule about the whole site may know. */
export interface SiteView {
  site: LoadedSite
  /** One for each page, in the order of their files. */
  pages: PageFacts[]
  addresses: Addresses
  /** The sections of shared/ that no page uses. */
  unused: ResolvedDocument[]
  /** All links within the site, each once a page. */
  links: FoundLink[]
  /** The addresses of the pictures that documents name. */
  namedImages: Set<string>
  /** What was found before: what seems to be missing elsewhere may be in a document that could not be read. */
  earlier: Problem[]
  /** Reads the document of a page again, to find out where something of it stands. */
  read: (file: string) => SourceDocument
  /** Opens a page again, to find out where its links stand, some of which may have come from a shared section. */
  linksOn: (file: string) => (Link & { source: SiteText })[]
}

/** Where something stands in a document of pages/ or in site.json. */
export const originIn = ({ site, read }: SiteView, file: string, path: Path): Origin => ({
  document: file === site.document?.file ? site.document : read(file),
  path,
})

/** A link within the site, and where it stands. */
export interface FoundLink extends Link {
  /** The page it stands on; none for those of site.json and of sections that no page uses. */
  page?: PageFacts
  /** Where it stands, where that is on no page. */
  origin?: Origin
}

/** All places where a link stands. */
export function originsOfLink({ linksOn }: SiteView, { link, page, origin }: FoundLink): Origin[] {
  if (!page) return origin ? [origin] : []
  return linksOn(page.file).flatMap((other) => (other.link === link ? other.source.origin : []))
}
