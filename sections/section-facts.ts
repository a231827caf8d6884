import type { Section, Site, Testimonial } from '../schemas/types'
import type { FeedArticle } from './page/feed'
import type { GraphNode, PageReferences, SectionTraits, SectionType } from './page/section-traits'
import { traits } from './traits-registry'

// the registry maps each type to the traits of its props, which TypeScript can't follow through a union
const traitsByType: { [T in SectionType]?: SectionTraits<Section> } = traits

/** The ids that a section asks for, for its parts. Another section may ask for the same. */
export const askedAnchors = (section: Section): string[] => traitsByType[section.type]?.anchors?.(section) ?? []

/**
 * The ids of the parts of each section on a page. An id is given once: the next part that asks for "faq-why" gets "faq-why-2".
 * The ids that authors write stay as they are.
 */
export function partAnchors(sections: Section[]): string[][] {
  const taken = new Set(sections.map(({ id }) => id))
  const free = (asked: string) => {
    let anchor = asked
    for (let number = 2; taken.has(anchor); number++) anchor = `${asked}-${number}`
    taken.add(anchor)
    return anchor
  }
  return sections.map((section) => askedAnchors(section).map(free))
}

/** All ids on a page that links can lead to. */
export function anchorsOf(sections: Section[]): string[] {
  const parts = partAnchors(sections)
  return sections.flatMap(({ id }, index) => [...(id ? [id] : []), ...(parts[index] ?? [])])
}

/** Whether a section links to every city of usePage().cities. */
export const listsCities = (section: Section): boolean => traitsByType[section.type]?.listsCities?.(section) ?? false

/** The reviews that a section shows. */
export const reviewsOf = (section: Section): Testimonial[] => traitsByType[section.type]?.reviews?.(section) ?? []

/** What a feed says of a page with these sections, if it is an article. */
export function articleOf(sections: Section[]): FeedArticle | undefined {
  const articles = sections.flatMap((section) => traitsByType[section.type]?.article?.(section) ?? [])
  return articles[0]
}

/** Whether a page with these sections tells readers of feeds where the site's feed is. */
export const showsFeed = (sections: Section[]): boolean =>
  sections.some((section) => traitsByType[section.type]?.showsFeed?.(section))

/** Where the frames of a section get their documents from, as a content security policy names it. */
export const frameSources = (section: Section, site: Site): string[] =>
  traitsByType[section.type]?.frameSources?.(site, section) ?? []

/** The same for any section of a site. */
export const allFrameSources = (site: Site): string[] => [
  ...new Set(Object.values(traitsByType).flatMap((type) => type.frameSources?.(site) ?? [])),
]

/** Where the forms of a section send what visitors write, as a content security policy names it. */
export const formTargets = (section: Section, site: Site): string[] =>
  traitsByType[section.type]?.formTargets?.(site, section) ?? []

/** The same for any section of a site. */
export const allFormTargets = (site: Site): string[] => [
  ...new Set(Object.values(traitsByType).flatMap((type) => type.formTargets?.(site) ?? [])),
]

/** What a section says to search engines. */
export const structuredDataOf = (section: Section, page: PageReferences): GraphNode[] =>
  traitsByType[section.type]?.structuredData?.(section, page) ?? []
