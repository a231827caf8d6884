import { isRecord, type Path, toPointer, valueAt } from '../../renderer/pipeline/documents/json-tree'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { siteVariables, variableSource } from '../../renderer/pipeline/documents/site-variables'
import { namesIn } from '../../renderer/pipeline/documents/variables'
import { type Origin, originOf, type ResolvedPage, type ResolvedSite } from '../../renderer/pipeline/documents/document'
import { schemaAt } from '../../renderer/pipeline/validate/schemas'
import { getValidator } from '../../renderer/pipeline/validate/validator'
import { type Place, placeOf } from '../terminal'
import { type Subject, findPath, findSubject } from './subject'

/**
 * Who says a value: the page itself, the page beside "use" in place of the shared section, the shared section, site.json,
 * or nobody, so that the schema's default holds or nothing does.
 */
export type ValueSource = 'page' | 'override' | 'shared' | 'site' | 'nobody'

/** Where a value comes from: plain data. */
export interface Explanation {
  /** The page's route, or "site". */
  subject: string
  /** JSON Pointer within the page as it is shown, with its shared sections in place. */
  pointer: string
  /** As it is shown, with its variables filled in. Absent where it is left out, as its place is. */
  value?: unknown
  from: ValueSource
  place?: Place
  /** Where the page uses the shared section that this value belongs to. */
  use?: Place
  /** What the shared section says, where the page says something else. */
  instead?: { place: Place; value: unknown }
  /** As it is written, where that is not how it is shown. */
  written?: string
  variables: ExplainedVariable[]
  /** What the schema says of it. */
  description?: string
  default?: unknown
  parts?: Part[]
}

/** A value that a variable is made of; without a place it is the schema's default. */
export interface VariableSource {
  /** JSON Pointer within the page or site.json. */
  pointer: string
  value: unknown
  place?: Place
}

/** A part of an object or a list. What lies deep or is empty is not split into parts: its value stands whole. */
export interface Part {
  name: string
  from: ValueSource
  place: Place
  value?: unknown
  parts?: Part[]
}

/** A page's sections, or where one value comes from. */
export interface Explained {
  subject: Subject
  data: SectionLine[] | Explanation
}

/**
 * Explains a place of a page or of site.json.
 * @param place as findPath reads it; of a page without a place the sections are listed
 * @throws UsageError where there is no such page or place
 */
export function explain(site: OpenSite, name: string, place: string): Explained {
  const subject = findSubject(site, name)
  const path = findPath(subject, place)
  const page = path.length === 0 ? subject.page : undefined
  return { subject, data: page ? listSections(page) : explainValue(subject, path, site.resolved) }
}

/** The sections of a page, and where each comes from: of a shared one its file, and the keys that the page says itself. */
export type SectionLine = ReturnType<typeof listSections>[number]

function listSections({ data, document, origins }: ResolvedPage) {
  return origins.map(({ index: written, shared, overrides }, index) => {
    const textAt = (key: string) => {
      const value = valueAt(data, ['sections', index, key])
      return typeof value === 'string' ? value : undefined
    }
    return {
      index,
      type: textAt('type'),
      title: textAt('title'),
      place: placeOf({ document, path: ['sections', written] }),
      shared: shared && { file: shared.file, overrides },
    }
  })
}

function explainValue(subject: Subject, path: Path, resolved: ResolvedSite): Explanation {
  const { page, document, data } = subject
  const schema = schemaAt(subject.schema, data, path)
  const value = valueAt(data, path)
  const source = value === undefined ? undefined : sourceOf(subject, path)
  const section = path[0] === 'sections' ? page?.origins[Number(path[1])] : undefined
  const original = section?.shared && { document: section.shared, path: path.slice(2) }
  const replaced = original && source?.from === 'override' ? valueAt(original.document.value, original.path) : undefined
  const raw = source && valueAt(source.origin.document.value, source.origin.path)
  const written = typeof raw === 'string' && raw !== value ? raw : undefined
  return {
    subject: subject.name,
    pointer: toPointer(path),
    value,
    from: source?.from ?? 'nobody',
    place: source && placeOf(source.origin),
    use: section?.shared && placeOf({ document, path: ['sections', section.index, 'use'] }),
    instead: original && replaced !== undefined ? { place: placeOf(original), value: replaced } : undefined,
    written,
    variables: explainVariables(written ?? '', subject, resolved),
    description: schema?.description,
    default: schema?.default,
    parts: explainParts(subject, path),
  }
}

/** Where a value that is not left out was written, and who says it. */
function sourceOf({ page, document }: Subject, path: Path): { from: ValueSource; origin: Origin } {
  if (!page) return { from: 'site', origin: { document, path } }
  const origin = originOf(page, path)
  if (origin.document !== page.document) return { from: 'shared', origin }
  const isUse = path[0] === 'sections' && page.origins[Number(path[1])]?.shared
  return { from: isUse ? 'override' : 'page', origin }
}

/** Lists the parts of an object or a list; three levels are enough for a section's items, and still read at a glance. */
function explainParts(subject: Subject, path: Path, levels = 3): Part[] | undefined {
  const value = valueAt(subject.data, path)
  const steps = Array.isArray(value) ? [...value.keys()] : isRecord(value) ? Object.keys(value) : []
  if (levels === 0 || steps.length === 0) return undefined
  return steps.map((step) => {
    const { from, origin } = sourceOf(subject, [...path, step])
    const parts = explainParts(subject, [...path, step], levels - 1)
    const content = parts ? { parts } : { value: valueAt(value, [step]) }
    return { name: String(step), from, place: placeOf(origin), ...content }
  })
}

/** A variable of a text, its value where something says it, and what is made of which sources. */
export type ExplainedVariable = ReturnType<typeof explainVariables>[number]

function explainVariables(written: string, subject: Subject, { document, site }: ResolvedSite) {
  const { page } = subject
  const variables = page?.variables ?? siteVariables(site)
  return namesIn(written).map((name) => {
    const source = variableSource(name, page?.vars ?? {})
    const schema = getValidator().schemas.get('site.schema.json')
    return {
      name,
      value: Object.hasOwn(variables, name) ? variables[name] : undefined,
      how: source.how,
      sources: [
        ...sourcesIn(subject, source.page),
        ...(document ? sourcesIn({ document, data: site, schema }, source.site) : []),
      ],
    }
  })
}

/** What stands at these paths; a value that is left out and has no default is no source. */
function sourcesIn({ document, data, schema }: Omit<Subject, 'name'>, paths: Path[]): VariableSource[] {
  return paths.flatMap((path): VariableSource[] => {
    const pointer = toPointer(path)
    const value = valueAt(data, path)
    if (value !== undefined) return [{ pointer, value, place: placeOf({ document, path }) }]
    const usual = schemaAt(schema, data, path)?.default
    return usual === undefined ? [] : [{ pointer, value: usual }]
  })
}
