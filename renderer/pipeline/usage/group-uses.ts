import { plainValue } from '../documents/json-tree'
import { type Origin, nodeOf } from '../resolve/origin'
import { placeOf } from '../problems/place'
import type { ResolvedPage, ResolvedSite } from '../resolved'
import { shorten } from '../report/shorten'
import type { Use } from './usage-report'

/** A value as one page shows it. */
export interface Finding {
  origin: Origin
  /** None for site.json, and for shared sections that no page uses. */
  page?: ResolvedPage
  detail?: string
}

/** One use for each place of the documents, however many pages show it. */
export function groupUses(findings: Finding[], { document, pages }: ResolvedSite): Use[] {
  const uses = new Map<string, Use>()
  for (const { origin, page, detail } of findings) {
    const key = `${origin.document.file} ${nodeOf(origin).offset}`
    const known = uses.get(key)
    const everywhere = origin.document === document ? pages.map(({ route }) => route) : []
    const before = known?.pages ?? everywhere
    const routes = page && !before.includes(page.route) ? [...before, page.route] : before
    const isShownOtherwise = known !== undefined && known.detail !== detail
    uses.set(key, { ...placeOf(origin), pages: routes, detail: isShownOtherwise ? writtenAt(origin) : detail })
  }
  return [...uses.values()]
}

/** The text as it is written, for one that each page shows otherwise. */
const writtenAt = (origin: Origin): string => shorten(plainValue(nodeOf(origin)))
