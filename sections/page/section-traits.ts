import type { Section, Site, Testimonial } from '../../schemas/types'
import type { FeedArticle } from './feed'

export type SectionType = Section['type']
export type SectionOf<T extends SectionType> = Extract<Section, { type: T }>

/** A node of schema.org's graph. */
export type GraphNode = Record<string, unknown>

/** The page that structured data is about. */
export interface PageReferences {
  /** The whole address of a page or a picture: "/plano" is "https://example.com/plano". */
  absolute(address: string): string
  /** The page's own, as search engines list it. */
  url: string
  /** The business, which is described elsewhere in the page's graph. */
  business: GraphNode
  site: Site
}

/** What a section type does beyond its own markup. Each is left out where the type doesn't do it. */
export interface SectionTraits<Props> {
  /**
   * The ids that a section asks for in addition to its own "id", so that links can lead to its parts. useAnchors() gives its
   * component those that it gets, in the same order: where another element of the page has one, it gets a number.
   */
  anchors?(section: Props): string[]
  /** Whether a section links to every city of usePage().cities. */
  listsCities?(section: Props): boolean
  /**
   * Where the frames of a section get their documents from, as a content security policy names it: "https://*.jotform.com".
   * Browsers refuse everything else.
   * @param section undefined for all that any section of the type could frame on this site
   */
  frameSources?(site: Site, section?: Props): string[]
  /** What a feed says of the article that a section is. */
  article?(section: Props): FeedArticle
  /** Whether a section belongs to the site's feed or leads to it. */
  showsFeed?(section: Props): boolean
  /**
   * Where the forms of a section send what visitors write, as a content security policy names it.
   * @param section undefined for all that any section of the type could send to on this site
   */
  formTargets?(site: Site, section?: Props): string[]
  /** The reviews that a section shows. */
  reviews?(section: Props): Testimonial[]
  /** What a section says to search engines. */
  structuredData?(section: Props, page: PageReferences): GraphNode[]
}
