import { isRecord } from './documents/is-record'
import { fromPointer } from './documents/json-tree'
import type { Likely } from './texts/likely-texts'
import { type Origin, originOf } from './resolve/origin'
import type { Problem } from './problem'
import type { ResolvedPage, SharedSection } from './resolved'
import { plainErrors } from './validate/schema-errors/plain-errors'
import { schemaProblem } from './validate/schema-problems'
import type { SourceDocument } from './documents/document'
import { getValidator } from './validate/validator'

/**
 * Holds a resolved page against its schema. A page without problems is what schemas/types.ts says it is.
 * @param likely what texts of a format are likely to be, for suggestions
 */
export function validatePage(page: ResolvedPage, likely: Likely): Problem[] {
  return problemsOf('page', asWritten(page.document, page.data), (path) => originOf(page, path), likely)
}

/** Holds site.json, with its facts filled in, against its schema. */
export function validateSite(document: SourceDocument, data: Record<string, unknown>, likely: Likely): Problem[] {
  return problemsOf('site', asWritten(document, data), within(document), likely)
}

/**
 * Holds a section of shared/ against the schema of its type.
 * @param isWhole false where pages may add what is missing; what every page says anew is wrong in the section all the same
 */
export function validateSection({ document, data }: SharedSection, isWhole: boolean, likely: Likely): Problem[] {
  return problemsOf('section', data, within(document), likely, isWhole)
}

function problemsOf(
  kind: 'site' | 'page' | 'section',
  data: unknown,
  originOf: (path: Origin['path']) => Origin,
  likely: Likely,
  isWhole = true,
): Problem[] {
  const validator = getValidator()
  const isValid: boolean = validator.look[kind](data)
  if (isValid) return []
  const check = validator.tell[kind]
  check(data)
  const id = kind === 'section' ? `sections/${isRecord(data) ? data.type : ''}.schema.json` : `${kind}.schema.json`
  const locate = (pointer: string) => originOf(fromPointer(pointer, data))
  const errors = (check.errors ?? []).filter((error) => isWhole || error.keyword !== 'required' || error.instancePath)
  return plainErrors(errors, { id, data }, validator).map((error) => schemaProblem(error, { locate, likely }))
}

/** A document that is no object has no members that could be resolved: then the value itself is what is wrong. */
const asWritten = ({ value }: SourceDocument, data: unknown) => (isRecord(value) ? data : value)

const within =
  (document: SourceDocument) =>
  (path: Origin['path']): Origin => ({ document, path })
