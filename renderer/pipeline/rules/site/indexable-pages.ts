import type { ResolvedPage } from '../../resolved'
import type { WholeSite } from '../../inspect/whole-site'

/** Whether a page can stand in search results under its own address. */
export function isIndexable({ route, data: { index, canonical } }: ResolvedPage): boolean {
  return index !== false && canonical === undefined && route !== '/404'
}

/** The pages that can, in the order of their files. */
export function indexablePages({ resolved }: WholeSite): ResolvedPage[] {
  return resolved.pages.filter(isIndexable).sort((a, b) => (a.document.file < b.document.file ? -1 : 1))
}
