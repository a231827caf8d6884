import type { ResolvedPage } from '../../resolved'
import type { WholeSite } from '../../whole-site'

/** The pages that can stand in search results under their own address, in the order of their files. */
export function indexablePages({ resolved }: WholeSite): ResolvedPage[] {
  return resolved.pages
    .filter(({ route, data: { index, canonical } }) => index !== false && canonical === undefined && route !== '/404')
    .sort((a, b) => (a.document.file < b.document.file ? -1 : 1))
}
