import type { SourceDocument } from './documents/document'
import type { Origin } from './resolve/origin'
import type { Variables } from './resolve/variables'

/** Where a section stands that a page writes out itself. Pages share what is the same for all of them. */
export interface WrittenSection {
  /** Its place in the page's own list. */
  readonly index: number
  /** The keys beside "use", which the page itself says. */
  readonly overrides: readonly string[]
}

/** Where a section of a resolved page was written. */
export interface SectionOrigin extends WrittenSection {
  /** The document of shared/ it came from, where it is a { "use": … }. */
  readonly shared?: SourceDocument
}

/** A page whose shared sections are in place and whose variables are filled in: plain data, not yet known to be right. */
export interface ResolvedPage {
  route: string
  document: SourceDocument
  data: Record<string, unknown>
  /** The page's own variables. */
  vars: Variables
  /** The page's own variables over the site's: all that its texts can name. */
  variables: Variables
  /** One for each of data.sections. */
  origins: SectionOrigin[]
  /** False when something of the page could not be resolved, so that nothing can be said of what is missing. */
  complete: boolean
}

/** A document of shared/ by itself. */
export interface SharedSection {
  document: SourceDocument
  data: unknown
}

export interface ResolvedSite {
  document: SourceDocument | undefined
  site: Record<string, unknown>
  pages: ResolvedPage[]
  /** The documents of shared/ that no page uses. */
  unused: SharedSection[]
  /** Those that pages use, as they stand before a page says any of their keys anew. */
  used: SharedSection[]
  /** The texts that hold names in braces whose value is not known. */
  unfilled: Origin[]
}
