import type { Section, Site, Testimonial } from '../schemas/types'
import type { GraphNode, SectionTraits, SectionType } from './page/section-traits'
import { traits } from './traits-registry'

// the registry maps each type to the traits of its props, which TypeScript can't follow through a union
const traitsByType: { [T in SectionType]?: SectionTraits<Section> } = traits

/** The ids that a section puts on its page, so that links can lead to them. */
export function anchorsOf(section: Section): string[] {
  return [...(section.id ? [section.id] : []), ...(traitsByType[section.type]?.anchors?.(section) ?? [])]
}

/** Whether a section links to every city of usePage().cities. */
export const listsCities = (section: Section): boolean => traitsByType[section.type]?.listsCities?.(section) ?? false

/** The reviews that a section shows. */
export const reviewsOf = (section: Section): Testimonial[] => traitsByType[section.type]?.reviews?.(section) ?? []

/** Where the frames of a section get their documents from, as a content security policy names it. */
export const frameSources = (section: Section, site: Site): string[] =>
  traitsByType[section.type]?.frameSources?.(site, section) ?? []

/** The same for any section of a site. */
export const allFrameSources = (site: Site): string[] => [
  ...new Set(Object.values(traitsByType).flatMap((type) => type.frameSources?.(site) ?? [])),
]

/** What a section says to search engines. */
export const structuredDataOf = (section: Section): GraphNode[] =>
  traitsByType[section.type]?.structuredData?.(section) ?? []
