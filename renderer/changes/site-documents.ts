import type { SourceDocument } from '../documents/document'
import { readPage } from '../pipeline/load-site'
import type { LoadedSite } from '../site/site'

/** All documents of a site but site.json, by the names that patches give them. */
export const siteDocuments = (site: LoadedSite): [name: string, document: SourceDocument][] => [
  ...site.pages.map((page): [string, SourceDocument] => [page.route, readPage(page, site).document]),
  ...[...site.shared].map(([name, document]): [string, SourceDocument] => [`shared/${name}`, document]),
  ...[...site.lists].map(([name, { document }]): [string, SourceDocument] => [`lists/${name}`, document]),
]
