import type { StageProblems } from '../inspect/inspect-page'
import type { PageFacts } from '../inspect/page-facts'
import type { FirstUses } from '../resolve/shared-use'
import type { ResolvedPage } from '../resolved'
import type { LinkOrigins } from '../texts/link-sources'
import type { FormattedText } from '../texts/formatted-texts'
import type { Link } from '../texts/internal-links'
import type { Path } from '../documents/json-tree'

/** What is kept of inspected pages as plain data, which another thread can be given: documents are named by their files. */
export interface PackedPages {
  found: Readonly<StageProblems>
  pages: PackedPage[]
  uses: FirstUses
  unfilled: PackedOrigin[]
  links: PackedLink[]
  linkOrigins: LinkOrigins
  namedImages: Set<string>
}

/** A page that was thinned. */
export interface PackedPage {
  route: string
  file: string
  broken: boolean
  /** None where the page can't be read. */
  resolved?: Omit<ResolvedPage, 'document' | 'route' | 'origins'>
  origins: { index: number; shared?: string; overrides: string[] }[]
  facts?: PageFacts
}

export interface PackedOrigin {
  file: string
  path: Path
}

/** A link whose text is named by the page that it stands on. */
export interface PackedLink extends Omit<Link, 'source'>, FormattedText {
  page: string
}
