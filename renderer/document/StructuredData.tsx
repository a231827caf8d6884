import type { SiteModel } from '../pipeline/model'
import type { PageContent } from '../pipeline/open-page'
import { businessNode } from './business-node'
import { pageNodes } from './page-nodes'

/**
 * What search engines are told, as one schema.org graph: the business on every page, the service and its place on city
 * pages. It stands at the end of the page: nobody waits for it there, and near the words it repeats it compresses to half
 * its weight (gzip looks back 32 KB).
 */
export function StructuredData({ page, model }: { page: PageContent; model: SiteModel }) {
  const graph = [businessJson(model), ...pageNodes(page, model.site).map(toJson)]
  const json = `{"@context":"https://schema.org","@graph":[${graph.join(',')}]}`
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** "</script>" in a text would end the element. */
const toJson = (node: object) => JSON.stringify(node).replaceAll('<', '\\u003c')

/** The business says the same on every page of a site. */
const known = new WeakMap<SiteModel, string>()

function businessJson(model: SiteModel): string {
  const json = known.get(model) ?? toJson(businessNode(model))
  known.set(model, json)
  return json
}
