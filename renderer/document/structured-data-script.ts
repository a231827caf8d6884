import type { ValidPage } from '../pipeline/inspect'
import type { TrackedModel } from '../pipeline/pages/tracked-model'
import type { Piece } from './html-pieces'
import { SharedText } from './shared-text'
import { businessNode } from './business-node'
import { pageNodes } from './page-nodes'
import { toScriptText } from './script-text'

/**
 * What search engines are told, as one schema.org graph: the business on every page, the service and its place on city
 * pages. It stands at the end of the page: nobody waits for it there, and near the words it repeats it compresses to half
 * its weight (gzip looks back 32 KB).
 */
export function structuredDataScript(page: ValidPage, model: TrackedModel): Piece[] {
  // the list as JSON has it, which goes on after the business
  const others = pageNodes(page, model.site).map((node) => `,${node}`)
  return [businessStart(model), `${others.join('')}]}</script>`]
}

/** The business says the same on every page of a site. */
const known = new WeakMap<TrackedModel['site'], { cities: TrackedModel['servedCities']; start: SharedText }>()

function businessStart(model: TrackedModel): SharedText {
  const cities = model.servedCities
  const last = known.get(model.site)
  if (last && last.cities === cities) return last.start
  const start = new SharedText(
    `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[${toScriptText(businessNode(model))}`,
  )
  known.set(model.site, { cities, start })
  return start
}
