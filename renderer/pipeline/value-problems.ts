import { formats } from './formats'
import type { Origin } from './origin'
import type { Problem } from './problem'
import { problemAt } from './problem-at'
import { didYouMean } from './suggest'
import type { SchemaError } from './validator'

const TYPE_NAMES: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list: [ … ]',
  object: 'an object: { … }',
}

interface Description {
  rule: string
  what: string
  hint?: string
}

/** One wrong value, placed at the value. */
export function describeValueError(error: SchemaError, origin: Origin): Problem {
  const { rule, what, hint } = describe(error)
  return problemAt(origin, { rule, what, hint: hint ?? error.parentSchema?.description })
}

function describe({ keyword, params, data, schema }: SchemaError): Description {
  const saw = quote(data)
  switch (keyword) {
    case 'type':
      return {
        rule: 'wrong-type',
        what: `must be ${TYPE_NAMES[params.type] ?? params.type}, but is ${kindOf(data)}: ${saw}`,
      }
    case 'enum':
      return {
        rule: 'unknown-value',
        what: `must be one of ${params.allowedValues.map(quote).join(', ')}, but is ${saw}`,
        hint: didYouMean(String(data), params.allowedValues.map(String)),
      }
    case 'const':
      return { rule: 'unknown-value', what: `must be ${quote(params.allowedValue)}, but is ${saw}` }
    case 'minimum':
    case 'maximum':
      return {
        rule: 'out-of-range',
        what: `must be ${params.comparison === '>=' ? 'at least' : 'at most'} ${params.limit}, but is ${saw}`,
      }
    case 'minItems':
    case 'maxItems':
      return {
        rule: 'list-length',
        what: `must have at ${keyword === 'minItems' ? 'least' : 'most'} ${entries(params.limit)}, but has ${Array.isArray(data) ? data.length : 0}`,
      }
    case 'minLength':
      return { rule: 'empty-text', what: 'must not be empty' }
    case 'pattern':
      return { rule: 'wrong-form', what: `has a form that is not allowed here: ${saw}` }
    case 'format':
      return describeFormat(formats[String(schema)], String(data), saw)
    default:
      throw new Error(`A schema uses the keyword "${keyword}", which value-problems.ts can't say in words yet.`)
  }
}

function describeFormat(format: (typeof formats)[string] | undefined, data: string, saw: string): Description {
  if (!format) return { rule: 'wrong-form', what: `has a form that is not allowed here: ${saw}` }
  return {
    rule: format.rule,
    what: `must be ${format.must}, but is ${saw}`,
    hint: format.known && didYouMean(data, format.known),
  }
}

const entries = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`

const quote = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return (
    { string: 'a text', number: 'a number', boolean: 'true or false', object: 'an object' }[typeof value as string] ??
    typeof value
  )
}
