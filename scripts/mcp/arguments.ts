import { type ErrorObject, type SchemaObject, Ajv } from 'ajv'
import { isRecord } from '../../renderer/documents/json-tree'
import { closest, didYouMean } from '../../renderer/problems/suggest'
import { UsageError } from '../command'

/** The schema of a tool's arguments, which clients get as it is. */
export interface ToolInput {
  [keyword: string]: unknown
  type: 'object'
  additionalProperties: false
  properties: Record<string, SchemaObject & { type: string; description: string }>
  required?: string[]
}

const ajv = new Ajv({ allErrors: true })

/** How large all arguments of a call may be together, in characters: twenty times the longest page. */
const MAX_SIZE = 1_000_000

/** Documents are about ten levels deep. */
const MAX_DEPTH = 100

/**
 * Creates the check of a tool's arguments.
 * @returns a function that returns the arguments, or throws a UsageError that says what is wrong with each
 */
export function checkedArguments<Arguments>(tool: string, input: ToolInput): (args: unknown) => Arguments {
  const validate = ajv.compile<Arguments>(input)
  return (args) => {
    assertReadable(args)
    if (validate(args)) return args
    const errors = validate.errors ?? []
    const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties')
    const others = errors.filter((error) => !unknown.includes(error) && !isMeant(error, unknown, input))
    const mistakes = [...unknown, ...others].map((error) => describeMistake(error, input))
    throw new UsageError(`${tool}: ${mistakes.join(' ')}`)
  }
}

/** Whether an argument is missing only because its name is misspelt. */
const isMeant = ({ params }: ErrorObject, unknown: ErrorObject[], input: ToolInput): boolean =>
  unknown.some(
    (error) =>
      closest(String(error.params.additionalProperty), Object.keys(input.properties)) === params.missingProperty,
  )

function describeMistake({ keyword, params, instancePath, data }: ErrorObject & { data?: unknown }, input: ToolInput) {
  const names = Object.keys(input.properties)
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty)
    const hint = names.length > 0 ? `It takes: ${names.join(', ')}.` : 'It takes none.'
    return `there is no argument ${JSON.stringify(name)}. ${didYouMean(name, names, hint)}`
  }
  if (keyword === 'required') {
    const name = String(params.missingProperty)
    return `the argument "${name}" is missing. ${input.properties[name]?.description ?? ''}`.trim()
  }
  const place = instancePath.slice(1)
  const subject = place ? `the argument "${place}"` : 'what the tool is called with'
  if (keyword === 'type') return `${subject} must be ${TYPES[String(params.type)]}.`
  if (keyword === 'enum')
    return `${subject} must be one of: ${(params.allowedValues as unknown[]).map((value) => JSON.stringify(value)).join(', ')}.`
  if (keyword === 'minimum') return `${subject} must be at least ${params.limit}.`
  if (keyword === 'maximum') return `${subject} must be at most ${params.limit}.`
  throw new Error(`The schema of a tool has the keyword ${keyword}, which nothing describes: ${String(data)}`)
}

const TYPES: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
}

/**
 * Texts that no file could hold, and values that only an accident or an attack can be, are refused before anything looks at them.
 * @throws UsageError for them
 */
function assertReadable(args: unknown): void {
  // without recursion, which a deep value would exhaust
  const open: { value: unknown; depth: number }[] = [{ value: args, depth: 0 }]
  let size = 0
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next
    const isContainer = Array.isArray(value) || isRecord(value)
    const texts = typeof value === 'string' ? [value] : isRecord(value) ? Object.keys(value) : []
    for (const text of texts) {
      size += text.length
      if (size <= MAX_SIZE) assertText(text)
    }
    size++
    if (size > MAX_SIZE) throw new UsageError(`the arguments are larger than ${MAX_SIZE} characters. Split the change.`)
    if (depth > MAX_DEPTH)
      throw new UsageError(`the arguments are nested more than ${MAX_DEPTH} levels deep. No document needs that.`)
    if (isContainer) for (const inner of Object.values(value)) open.push({ value: inner, depth: depth + 1 })
  }
}

function assertText(text: string): void {
  const [wrong] = /\p{Surrogate}|\0/u.exec(text) ?? []
  if (wrong === undefined) return
  const code = wrong.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  throw new UsageError(
    `a text has the character U+${code}, which is half of another one or no character at all. Write the text without it.`,
  )
}
