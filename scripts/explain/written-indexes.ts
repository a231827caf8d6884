import type { ResolvedPage } from '../../renderer/site/page'

/** A page whose sections have the indexes that its file has, even if a section was left out before them. */
export function withWrittenIndexes(page: ResolvedPage): ResolvedPage {
  const { sections } = page.data
  if (!Array.isArray(sections) || page.origins.every(({ index }, position) => index === position)) return page
  const written: unknown[] = []
  const origins: ResolvedPage['origins'] = []
  for (const [position, origin] of page.origins.entries()) {
    written[origin.index] = sections[position]
    origins[origin.index] = origin
  }
  return { ...page, data: { ...page.data, sections: written }, origins }
}
