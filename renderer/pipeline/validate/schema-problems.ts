import { toPointer } from '../documents/json-tree'
import type { Origin } from '../resolve/origin'
import type { Problem } from '../problem'
import { placeHint } from '../problems/place-hint'
import { problemOf } from '../problems/problem-of'
import { FORMAT_RULES } from '../rules/formats/registry'
import { KEYWORD_RULES } from '../rules/registry'
import type { FormatRule } from '../rules/rule'
import { nameOf } from '../rules/schema/meant-name'
import { quote } from '../rules/schema/quote'
import { didYouMean } from '../problems/suggest'
import type { SchemaError } from './validator'

/** What suggestions and places are made from. */
export interface Surroundings {
  /** Where a JSON Pointer of the validated data was written. */
  locate: (pointer: string) => Origin
  /** The texts that stand in other places of this format. */
  likely: (format: string) => string[]
}

/**
 * Says an error of a schema in an author's words.
 * @throws when a schema uses a keyword or a format that no rule speaks for
 */
export function schemaProblem(error: SchemaError, { locate, likely }: Surroundings): Problem {
  const origin = locate(error.instancePath)
  if (error.keyword === 'format') return formatProblem(error, origin, likely)
  const rule = KEYWORD_RULES.find(({ keywords }) => keywords.includes(error.keyword))
  if (!rule) throw new Error(`A schema uses the keyword "${error.keyword}", which no rule of rules/schema/ speaks for.`)
  const about = rule.describe(error)
  if (error.keyword === 'required') return problemOf(rule, origin, about, 'beginning')
  if (error.keyword !== 'additionalProperties' && error.keyword !== 'propertyNames')
    return problemOf(rule, origin, about)
  const key = nameOf(error)
  // beside "use" a member is written in another document than the rest of its object
  const { document, path } = locate(error.instancePath + toPointer([key]))
  return problemOf(rule, { document, path: path.slice(0, -1) }, about, { key })
}

function formatProblem(error: SchemaError, origin: Origin, likely: Surroundings['likely']): Problem {
  const rule = formatRule(String(error.schema))
  const text = String(error.data)
  const used = likely(rule.format)
  const what = `must be ${rule.must}, but is ${quote(text)}`
  return problemOf(rule, origin, {
    what,
    hint: didYouMean(text, rule.known ?? used, placeHint(error.parentSchema), used),
  })
}

function formatRule(format: string): FormatRule {
  const rule = FORMAT_RULES.find((rule) => rule.format === format)
  if (!rule) throw new Error(`A schema uses the format "${format}", which no rule of rules/formats/ speaks for.`)
  return rule
}
