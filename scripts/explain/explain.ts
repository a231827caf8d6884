import { isRecord, type Path, toPointer, valueAt } from '../../renderer/pipeline/documents/json-tree'
import { type Place, placeOf } from '../place'
import {
  type Origin,
  originOf,
  type ResolvedSite,
  type SectionOrigin,
} from '../../renderer/pipeline/documents/document'
import { schemaAt } from '../../renderer/pipeline/validate/schemas'
import { getValidator } from '../../renderer/pipeline/validate/validator'
import { type ExplainedVariable, explainVariables } from './explain-variables'
import type { Subject } from './subject'

/** A part of an object or a list. What lies deep or is empty is not split into parts: its value stands whole. */
export interface Part {
  name: string
  value?: unknown
  from: ValueSource
  place: Place
  parts?: Part[]
}

/** Where a value comes from: plain data. */
export interface Explanation {
  /** The page's route, or "site". */
  subject: string
  /** JSON Pointer within the page as it is shown, with its shared sections in place. */
  pointer: string
  /** As it is shown, with its variables filled in. Absent where it is left out. */
  value?: unknown
  from: ValueSource
  /** Absent where it is left out. */
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

/**
 * Who says a value: the page itself, the page beside "use" in place of the shared section, the shared section, site.json,
 * or nobody, so that the schema's default holds or nothing does.
 */
export type ValueSource = 'page' | 'override' | 'shared' | 'site' | 'nobody'

/** The $id of the schema of a subject's data. */
export const schemaOf = ({ page }: Subject) => (page ? 'page.schema.json' : 'site.schema.json')

/**
 * Where a value comes from.
 * @param path a path of findPath: its last step may be left out in the data
 */
export function explain(subject: Subject, path: Path, resolved: ResolvedSite): Explanation {
  const schema = schemaAt(getValidator().schemas.get(schemaOf(subject)), subject.data, path)
  const about = { subject: subject.name, pointer: toPointer(path) }
  const field = { description: schema?.description, default: schema?.default }
  const use = useOf(subject, path)
  const value = valueAt(subject.data, path)
  if (value === undefined) return { ...about, from: 'nobody', use, variables: [], ...field }
  const { from, origin } = sourceOf(subject, path)
  const raw = valueAt(origin.document.value, origin.path)
  const written = typeof raw === 'string' && raw !== value ? raw : undefined
  return {
    ...about,
    value,
    from,
    place: placeOf(origin),
    use,
    instead: from === 'override' ? insteadOf(subject, path) : undefined,
    written,
    variables: written === undefined ? [] : explainVariables(written, subject, resolved),
    ...field,
    parts: explainParts(subject, path),
  }
}

/** Where the page uses the shared section that a path lies in. */
function useOf(subject: Subject, path: Path): Explanation['use'] {
  const section = sectionAt(subject, path)
  return section?.shared && placeOf({ document: subject.document, path: ['sections', section.index, 'use'] })
}

/** What the shared section says at the place of an override. */
function insteadOf(subject: Subject, path: Path): Explanation['instead'] {
  const document = sectionAt(subject, path)?.shared
  const inShared = path.slice(2)
  const value = valueAt(document?.value, inShared)
  return document && value !== undefined ? { place: placeOf({ document, path: inShared }), value } : undefined
}

/** How deep parts are listed one by one: enough for a section's items, and still to be read at a glance. */
const DEPTH = 3

/** The parts of an object or a list with where each was written; undefined for what has no parts. */
function explainParts(subject: Subject, path: Path, depth = DEPTH): Part[] | undefined {
  const value = valueAt(subject.data, path)
  const steps = Array.isArray(value) ? [...value.keys()] : isRecord(value) ? Object.keys(value) : []
  if (depth === 0 || steps.length === 0) return undefined
  return steps.map((step) => {
    const { from, origin } = sourceOf(subject, [...path, step])
    const parts = explainParts(subject, [...path, step], depth - 1)
    const content = parts ? { parts } : { value: valueAt(value, [step]) }
    return { name: String(step), from, place: placeOf(origin), ...content }
  })
}

/** The section of the page that a path lies in. */
export const sectionAt = ({ page }: Subject, [list, index]: Path): SectionOrigin | undefined =>
  list === 'sections' ? page?.origins[Number(index)] : undefined

/** Where a value that is not left out was written, and who says it. */
export function sourceOf(subject: Subject, path: Path): { from: ValueSource; origin: Origin } {
  const { page, document } = subject
  if (!page) return { from: 'site', origin: { document, path } }
  const origin = originOf(page, path)
  if (origin.document !== page.document) return { from: 'shared', origin }
  return { from: sectionAt(subject, path)?.shared ? 'override' : 'page', origin }
}
