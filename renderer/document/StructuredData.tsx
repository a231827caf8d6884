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
  const graph = [businessNode(model), ...pageNodes(page, model.site)]
  // "</script>" in a text would end the element
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
