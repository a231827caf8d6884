import { isRecord } from '../../renderer/pipeline/documents/json-tree'
import type { ResolvedPage } from '../../renderer/pipeline/documents/document'

/** How many pages stand for the others. */
const SAMPLE = 6

/** The pages that differ most: each is the one with the most types of sections that those before it lack. */
export function samplePages(pages: ResolvedPage[]): ResolvedPage[] {
  const chosen = new Set<ResolvedPage>()
  const seen = new Set<string>()
  while (chosen.size < Math.min(SAMPLE, pages.length)) {
    const news = (page: ResolvedPage) => sectionTypes(page).filter((type) => !seen.has(type)).length
    const left = pages.filter((page) => !chosen.has(page))
    const best = left.reduce((best, page) => (news(page) > news(best) ? page : best))
    chosen.add(best)
    sectionTypes(best).forEach((type) => seen.add(type))
  }
  return [...chosen]
}

/** The types of sections that stand on a page, each once. */
function sectionTypes({ data }: ResolvedPage): string[] {
  const sections: unknown[] = Array.isArray(data.sections) ? data.sections : []
  return [...new Set(sections.flatMap((section) => (isRecord(section) ? [String(section.type)] : [])))]
}
