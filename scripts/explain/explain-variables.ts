import type { SourceDocument, ResolvedSite } from '../../renderer/pipeline/documents/document'
import { type Path, toPointer, valueAt } from '../../renderer/pipeline/documents/json-tree'
import { type Place, placeOf } from '../place'
import { siteVariables, variableSource } from '../../renderer/pipeline/documents/site-variables'
import { namesIn } from '../../renderer/pipeline/documents/variables'
import { schemaAt } from '../../renderer/pipeline/validate/schemas'
import { getValidator } from '../../renderer/pipeline/validate/validator'
import type { Site } from '../../schemas/types'
import type { Subject } from './subject'

/** A variable of a text, and the values it is made of. */
export interface ExplainedVariable {
  name: string
  /** Absent where nothing says it. */
  value?: string
  /** What is made of the sources, where it is not the one value as it stands. */
  how?: string
  sources: VariableSource[]
}

/** A value that a variable is made of. */
export interface VariableSource {
  /** JSON Pointer within the page or site.json. */
  pointer: string
  value: unknown
  /** Absent where it is left out, and the schema's default holds. */
  place?: Place
}

/** The variables of a text as it is written, each with its value and the places that it comes from. */
export function explainVariables(
  written: string,
  { page }: Pick<Subject, 'page'>,
  { document, site }: Pick<ResolvedSite, 'document' | 'site'>,
): ExplainedVariable[] {
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
    const usual = schemaAt(getValidator().schemas.get(schema), data, path)?.default
    return usual === undefined ? [] : [{ pointer, value: usual }]
  })
}
