import { type Origin } from '../documents/document'
import { invisibleIn, withoutInvisible } from '../documents/invisible'
import { fromPointer, isRecord, toPointer } from '../documents/json-tree'
import { type Problem, problemOf } from '../problems/problem'
import { closest, suggest } from '../problems/suggest'
import { FORMAT_RULES } from '../rules/values/formats'
import { KEYWORD_RULES, quote } from '../rules/values/keywords'
import type { Suggestions } from '../site/site'
import { nameOf } from '../schema/name-errors'
import { listSchemaId, selectionSchemaId } from '../schema/lists'
import { plainErrors } from '../schema/schema-errors'
import { type SchemaError, SCHEMA_OF, getSchemas, placeHint } from '../schema/schemas'
import { findErrors, isValid } from './validator'
import type { ResolvedDocument, Selection } from '../site/page'
import { originOf } from '../site/origins'

/**
 * Validates a page, site.json, a shared section, or a list, with its variables filled in.
 * @param isComplete false for a section that pages may complete
 */
export function validate(
  kind: keyof typeof SCHEMA_OF,
  resolved: ResolvedDocument,
  likely: Suggestions['textsOf'],
  isComplete = true,
): Problem[] {
  const { value } = resolved.document
  // a document that isn't an object was not resolved
  const data = isRecord(value) ? resolved.data : value
  const id = kind === 'list' ? listSchemaId(data) : SCHEMA_OF[kind]
  const originAt = (pointer: string) => originOf(resolved, fromPointer(pointer, data))
  return problemsIn(data, id, originAt, likely, isComplete)
}

/** Validates how a section chooses entries of a list, with its variables filled in. */
export function validateSelection({ origin, data, place }: Selection, likely: Suggestions['textsOf']): Problem[] {
  const originAt = (pointer: string) => ({ ...origin, path: [...origin.path, ...fromPointer(pointer, data)] })
  return problemsIn(data, selectionSchemaId(place.kind), originAt, likely)
}

function problemsIn(
  data: unknown,
  id: string,
  originAt: (pointer: string) => Origin,
  likely: Suggestions['textsOf'],
  isComplete = true,
): Problem[] {
  const schemas = getSchemas()
  if (isValid(id, data)) return []
  const errors = findErrors(id, data).filter(
    (error) => isComplete || error.keyword !== 'required' || error.instancePath,
  )
  return plainErrors(errors, data, schemas.get(id), schemas.get(SCHEMA_OF.section)?.oneOf).map((error) =>
    schemaProblem(error, originAt, likely),
  )
}

/**
 * Turns an error from ajv into a problem in an author's words.
 * @throws if a schema uses a keyword or a format without a rule
 */
export function schemaProblem(
  error: SchemaError,
  originAt: (pointer: string) => Origin,
  likely: Suggestions['textsOf'],
): Problem {
  const origin = originAt(error.instancePath)
  if (error.keyword === 'format') return formatProblem(error, origin, likely)
  const rule = KEYWORD_RULES.find(({ keywords }) => keywords.includes(error.keyword))
  if (!rule) throw new Error(`A schema uses the keyword "${error.keyword}", which has no rule in rules/.`)
  const about = rule.describe(error)
  if (error.keyword === 'required') return problemOf(rule, origin, about, 'beginning')
  if (error.keyword !== 'additionalProperties' && error.keyword !== 'propertyNames')
    return problemOf(rule, origin, about)
  const key = nameOf(error)
  // a member next to "use" is not in the same document as the rest of its object
  const { document, path } = originAt(error.instancePath + toPointer([key]))
  return problemOf(rule, { document, path: path.slice(0, -1) }, about, { key })
}

/** The longest text, in characters, for which the one that was meant is looked for. */
const MAX_MISTYPED = 1000

function formatProblem(error: SchemaError, origin: Origin, likely: Suggestions['textsOf']): Problem {
  const format = String(error.schema)
  const rule = FORMAT_RULES.find((rule) => rule.format === format)
  if (!rule) throw new Error(`A schema uses the format "${format}", which has no rule in rules/.`)
  const text = String(error.data)
  const invisible = invisibleIn(text)
  if (invisible) {
    const hint = `Type it again, or write ${JSON.stringify(withoutInvisible(text))}.`
    return problemOf(rule, origin, { what: `has a character that can’t be seen, ${invisible}`, hint })
  }
  const what = `must be ${rule.must}, but is ${quote(text)}`
  // nobody has mistyped a text as long as this
  if (text.length > MAX_MISTYPED) return problemOf(rule, origin, { what, hint: placeHint(error.parentSchema) })
  const likelyTexts = likely(format)
  // "truck.jpg" means /images/truck.jpg, and "pages/plano.json" means /plano
  const name = text
    .replace(/\.(?:json|html?)$/, '')
    .split(/[\\/]/)
    .at(-1)
  const sameName = name && [...likelyTexts].find((candidate) => candidate.endsWith(`/${name}`))
  // a file of the site can have a name that no document can write
  const meant = [sameName, closest(text, rule.known ?? likelyTexts, likelyTexts)].find(
    (candidate) => candidate && rule.test(candidate),
  )
  const hint = rule.hint?.(text, likelyTexts) ?? suggest(meant) ?? placeHint(error.parentSchema)
  return problemOf(rule, origin, { what, hint })
}
