import type { Addresses } from '../addresses'
import type { SourceDocument } from '../documents/document'
import type { Path } from '../documents/json-tree'
import type { PageFacts } from '../facts'
import type { Problem } from '../problem'
import { type Origin, originOf, type ResolvedPage, type ResolvedDocument } from '../resolved'
import type { LoadedSite } from '../site'
import type { Link } from '../texts/links'

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
  /** Opens a page again: the same for what may have come from a shared section. */
  open: (file: string) => { document: SourceDocument; resolved: ResolvedPage | undefined }
}

/** Where something stands in a document of pages/ or in site.json. */
export const originIn = ({ site, read }: Pick<SiteView, 'site' | 'read'>, file: string, path: Path): Origin => ({
  document: file === site.document?.file ? site.document : read(file),
  path,
})

/** Where a value of a resolved page was written: in its own document, or in a shared section. */
export function originOnPage({ open }: Pick<SiteView, 'open'>, file: string, path: Path): Origin {
  const { document, resolved } = open(file)
  return resolved ? originOf(resolved, path) : { document, path: [] }
}

/** A link within the site, and where it stands. */
export interface FoundLink extends Link {
  /** The page it stands on; none for those of site.json and of sections that no page uses. */
  page?: PageFacts
  /** Where it stands, where that is on no page. */
  origin?: Origin
}
