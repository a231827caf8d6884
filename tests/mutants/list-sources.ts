import type { Node } from 'jsonc-parser'
import type { SourceDocument } from '../../renderer/pipeline/documents/document'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { isRecord, type Path, members, valueAt } from '../../renderer/pipeline/documents/json-tree'
import { schemaAt } from '../../renderer/pipeline/validate/schemas'
import { getValidator } from '../../renderer/pipeline/validate/validator'
import type { Source, Value } from './source'

/** Every document of a site. */
export function listSources(site: OpenSite): Source[] {
  const { sources, resolved } = site
  const pagesOf = (shared: SourceDocument) =>
    resolved.pages.filter(({ origins }) => origins.some((origin) => origin.shared === shared))
  return [
    ...resolved.pages.map((page) => ({
      document: page.document,
      values: valuesOf(page.document, 'page.schema.json', page.data),
      pages: [page],
      site,
    })),
    ...[...sources.shared.values()].map((document) => {
      const data = document.value
      const id = `sections/${isRecord(data) ? data.type : ''}.schema.json`
      return { document, values: valuesOf(document, id, data), pages: pagesOf(document), site }
    }),
    ...(sources.site
      ? [
          {
            document: sources.site,
            values: valuesOf(sources.site, 'site.schema.json', resolved.site),
            pages: resolved.pages,
            site,
          },
        ]
      : []),
  ]
}

function valuesOf({ tree }: SourceDocument, id: string, whole: unknown): Value[] {
  const { schemas } = getValidator()
  const visit = (node: Node, path: Path): Value[] => {
    const schema = schemaAt(schemas.get(id), whole, path)
    const inside =
      node.type === 'object'
        ? members(node)
            .filter(({ key }) => key.value !== '$comment' && key.value !== '$schema')
            .flatMap(({ key, value }) => visit(value, [...path, key.value]))
        : (node.children ?? []).flatMap((child, index) => visit(child, [...path, index]))
    return [{ node, path, data: path.length === 0 ? whole : valueAt(whole, path), schema }, ...inside]
  }
  return tree ? visit(tree, []) : []
}
