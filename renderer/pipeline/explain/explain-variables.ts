import type { Site } from '../../../schemas/types'
import type { SourceDocument } from '../documents/document'
import { type Path, toPointer } from '../documents/json-tree'
import { placeOf } from '../problems/place'
import type { ResolvedSite } from '../resolved'
import { schemaAt } from '../validate/schema-at'
import { siteVariables, variableSource } from '../resolve/site-variables'
import { getValidator } from '../validate/validator'
import { valueAt } from '../documents/value-at'
import { namesIn } from '../resolve/variables'
import type { VariableSource, VariableStory } from './explanation'
import type { Subject } from './subject'

/** The variables of a text as it is written, each with its value and the places that it comes from. */
export function explainVariables(
  written: string,
  { page }: Pick<Subject, 'page'>,
  { document, site }: Pick<ResolvedSite, 'document' | 'site'>,
): VariableStory[] {
  const variables = page?.variables ?? siteVariables(site as Partial<Site>)
  return namesIn(written).map((name) => {
    const source = variableSource(name, page?.vars ?? {})
    return {
      name,
      value: Object.hasOwn(variables, name) ? variables[name] : undefined,
      how: source.how,
      sources: [
        ...(page ? sourcesIn(page.document, 'page.schema.json', page.data, source.page) : []),
        ...(document ? sourcesIn(document, 'site.schema.json', site, source.site) : []),
      ],
    }
  })
}

/** What stands at these paths; a value that is left out and has no default is no source. */
function sourcesIn(document: SourceDocument, schema: string, data: unknown, paths: Path[]): VariableSource[] {
  return paths.flatMap((path): VariableSource[] => {
    const pointer = toPointer(path)
    const value = valueAt(data, path)
    if (value !== undefined) return [{ pointer, value, place: placeOf({ document, path }) }]
    const usual = schemaAt(getValidator().schemas, schema, data, path)?.schema.default
    return usual === undefined ? [] : [{ pointer, value: usual }]
  })
}
