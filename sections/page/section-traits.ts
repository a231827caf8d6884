import type { Section, Site, Testimonial } from '../../schemas/types'

export type SectionType = Section['type']
export type SectionOf<T extends SectionType> = Extract<Section, { type: T }>

/** A node of schema.org's graph. */
export type GraphNode = Record<string, unknown>

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
  /**
   * Where the forms of a section send what visitors write, as a content security policy names it.
   * @param section undefined for all that any section of the type could send to on this site
   */
  formTargets?(site: Site, section?: Props): string[]
  /** The reviews that a section shows. */
  reviews?(section: Props): Testimonial[]
  /** What a section says to search engines. */
  structuredData?(section: Props): GraphNode[]
}
