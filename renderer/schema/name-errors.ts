import { isRecord } from '../documents/json-tree'
import { closest } from '../problems/suggest'
import type { Schema, SchemaError } from './schemas'

/**
 * Reduces the errors about the names in an object to one for each mistake. Of the explanations for an unknown name, the first
 * that fits counts. The name that was meant is not reported as missing too:
 *
 *     an unknown name ─┬─ is like a name of the object ("ratting") ──▶ did you mean "rating"?
 *                      ├─ is a name in a member's entries ───────────▶ it belongs there; one report for all such names
 *                      ├─ has a value that fits a missing name ──────▶ did you mean that one?
 *                      └─ none of these ─────────────────────────────▶ it is unknown
 *     a missing name ──┬─ of an empty object ────────────────────────▶ one report for all of them
 *                      └─ of any other object ───────────────────────▶ it is missing
 *
 * An object in which no name is like its valid ones is a single mistake.
 */
export function nameErrors(errors: SchemaError[], object: Schema | undefined): SchemaError[] {
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties' || keyword === 'propertyNames')
  const missing = errors.filter(({ keyword }) => keyword === 'required')
  const foreign = findForeign(unknown, object)
  const explained = explainNames(unknown, foreign, missing.map(missingName), object)
  if (foreign.length > 0 && foreign.length === nameCount(foreign[0])) return explained.errors.slice(0, 1)
  const stillMissing = missing.filter((error) => !explained.meant.has(missingName(error)))
  return [...explained.errors, ...combineMissing(stillMissing)]
}

const missingName = ({ params }: SchemaError): string => params.missingProperty

/** How many names the object of an error has. */
const nameCount = (error: SchemaError | undefined) => (isRecord(error?.data) ? Object.keys(error.data).length : -1)

/**
 * The errors about names that are like no name of the object. A name next to others from a member's entry counts as one from
 * the entry too, even if it could be a synonym of a name of the object.
 */
function findForeign(unknown: SchemaError[], object: Schema | undefined): SchemaError[] {
  const open = unknown.filter((error) => !error.params.hint)
  const unlike = open.filter((error) => !meantName(error))
  const names = namesOf(unknown)
  const homes = new Set(unlike.map((error) => memberThatHas(object, nameOf(error), names)?.name))
  const isAtHome = (error: SchemaError) => {
    const home = memberThatHas(object, nameOf(error), names)
    return home !== undefined && homes.has(home.name)
  }
  return open.filter((error) => unlike.includes(error) || isAtHome(error))
}

/**
 * Adds hints about what was meant to the errors about unknown names, and keeps one error for all names of a member's entry.
 * @param foreign the errors about names that are like no name of the object
 * @param missing the names that the object lacks
 * @returns the errors, and the names that were meant
 */
function explainNames(unknown: SchemaError[], foreign: SchemaError[], missing: string[], object: Schema | undefined) {
  const names = namesOf(unknown)
  const meant = new Set(unknown.filter((error) => !foreign.includes(error)).map(meantName))
  const members = new Set<string>()
  const explain = (error: SchemaError): SchemaError | undefined => {
    if (!foreign.includes(error)) return error
    const member = memberThatHas(object, nameOf(error), names)
    if (member && members.has(member.name)) return undefined
    if (member) {
      members.add(member.name)
      return withHint(error, member.hint)
    }
    const value: unknown = isRecord(error.data) ? error.data[nameOf(error)] : undefined
    const fitting = missing.find((name) => !meant.has(name) && mayHold(object?.properties?.[name], value))
    if (!fitting) return error
    meant.add(fitting)
    return withHint(error, `Did you mean "${fitting}"?`)
  }
  const errors = unknown.map(explain).filter((error) => error !== undefined)
  return { errors, meant: new Set([...meant, ...members]) }
}

/** Combines the errors of an empty object into one, since all that it lacks is one mistake. */
function combineMissing(missing: SchemaError[]): SchemaError[] {
  const [first] = missing
  if (!first || nameCount(first) !== 0) return missing
  return [{ ...first, params: { missingProperties: missing.map(missingName) } }]
}

const namesOf = (errors: SchemaError[]) =>
  errors.map(({ params }): string | undefined => params.additionalProperty).filter((name) => name !== undefined)

/** Whether a value may be meant for a place: it has the place's type, and is one of its choices. */
function mayHold({ type, enum: choices }: Schema = {}, value: unknown): boolean {
  const actual = Array.isArray(value) ? 'array' : typeof value
  return type?.replace('integer', 'number') === actual && (choices?.includes(value) ?? true)
}

/** The name that an error is about. */
export const nameOf = ({ params }: SchemaError): string => params.additionalProperty ?? params.propertyName

/** The same error with another hint. */
export const withHint = (error: SchemaError, hint: string): SchemaError => ({
  ...error,
  params: { ...error.params, hint },
})

/** The names that an object may have but doesn't have yet. */
export function freeNames({ parentSchema, data }: SchemaError): string[] {
  const names = Object.keys(parentSchema?.properties ?? {})
  return names.filter((name) => !isRecord(data) || !Object.hasOwn(data, name))
}

/** The valid name that an unknown one was probably meant to be. */
export function meantName(error: SchemaError): string | undefined {
  const { properties = {}, required } = error.parentSchema ?? {}
  // next to "use", a name of the shared section may be repeated
  return (
    closest(nameOf(error), [...freeNames(error), '$comment'], required) ??
    closest(nameOf(error), Object.keys(properties))
  )
}

/**
 * The member of an object that an unknown name belongs in.
 * @param names all unknown names of the object: if several members have some of them, the one with the most wins
 */
function memberThatHas(object: Schema | undefined, name: string, names: string[]) {
  const members = Object.entries(object?.properties ?? {}).map(([member, { items, properties }]) => {
    const place = items ? `an entry of "${member}": [{ "${name}": … }]` : `"${member}": { "${name}": … }`
    const memberNames = Object.keys((items ? items.properties : properties) ?? {})
    return { name: member, hint: `It belongs in ${place}.`, memberNames }
  })
  const count = ({ memberNames }: { memberNames: string[] }) =>
    names.filter((name) => memberNames.includes(name)).length
  return members.filter(({ memberNames }) => memberNames.includes(name)).sort((a, b) => count(b) - count(a))[0]
}
