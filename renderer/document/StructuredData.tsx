import type { ValidPage } from '../pipeline/inspect'
import type { TrackedModel } from '../pipeline/pages/tracked-model'
import { businessNode } from './business-node'
import { pageNodes } from './page-nodes'

/**
 * What search engines are told, as one schema.org graph: the business on every page, the service and its place on city
 * pages. It stands at the end of the page: nobody waits for it there, and near the words it repeats it compresses to half
 * its weight (gzip looks back 32 KB).
 */
export function StructuredData({ page, model }: { page: ValidPage; model: TrackedModel }) {
  const graph = [businessJson(model), ...pageNodes(page, model.site).map(toJson)]
  const json = `{"@context":"https://schema.org","@graph":[${graph.join(',')}]}`
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** "</script>" in a text would end the element. */
const toJson = (node: object) => JSON.stringify(node).replaceAll('<', '\\u003c')

/** The business says the same on every page of a site, with these cities. */
const known = new WeakMap<TrackedModel['site'], { cities: TrackedModel['servedCities']; json: string }>()

function businessJson(model: TrackedModel): string {
  const cities = model.servedCities
  const last = known.get(model.site)
  if (last && last.cities === cities) return last.json
  const json = toJson(businessNode(model))
  known.set(model.site, { cities, json })
  return json
}
