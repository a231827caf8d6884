import { isRecord } from '../documents/json-tree'
import { closest } from '../problems/suggest'
import type { Schema, SchemaError } from './schemas'

/**
 * Reduces the errors about the names of an object to one for each mistake. Of the explanations of an unknown name the first
 * that fits counts; the name that it explains is not reported as missing as well:
 *
 *     an unknown name ─┬─ is like a name of the object ("ratting") ──▶ did you mean "rating"?
 *                      ├─ is a name of a member's entries ───────────▶ it belongs there; once for all of such names
 *                      ├─ has a value that fits a missing name ──────▶ did you mean that one?
 *                      └─ none of these ─────────────────────────────▶ it is unknown
 *     a missing name ──┬─ of an empty object ────────────────────────▶ once for all of them
 *                      └─ of any other ──────────────────────────────▶ it is missing
 *
 * An object that has nothing but names which are unlike its own is one mistake.
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
 * The unknown names that are like no name of the object. One beside others of a member's entry belongs to the entry too, even
 * if it may be another word for a name of the object.
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
 * Adds to the errors of unknown names what was meant, and reports the names of a member's entry once.
 * @param foreign those that are like no name of the object
 * @param missing the names that the object lacks
 * @returns the errors, and the names that were meant
 */
function explainNames(unknown: SchemaError[], foreign: SchemaError[], missing: string[], object: Schema | undefined) {
  const names = namesOf(unknown)
  const meant = new Set(unknown.filter((error) => !foreign.includes(error)).map(meantName))
  const members = new Set<string>()
  const errors = unknown.flatMap((error) => {
    if (!foreign.includes(error)) return [error]
    const member = memberThatHas(object, nameOf(error), names)
    if (member && members.has(member.name)) return []
    if (member) {
      members.add(member.name)
      return [withHint(error, member.hint)]
    }
    const value: unknown = isRecord(error.data) ? error.data[nameOf(error)] : undefined
    const fitting = missing.find((name) => !meant.has(name) && mayHold(object?.properties?.[name], value))
    if (!fitting) return [error]
    meant.add(fitting)
    return [withHint(error, `Did you mean "${fitting}"?`)]
  })
  return { errors, meant: new Set([...meant, ...members]) }
}

/** All that an empty object lacks is one mistake. */
function combineMissing(missing: SchemaError[]): SchemaError[] {
  const [first] = missing
  if (!first || nameCount(first) !== 0) return missing
  return [{ ...first, params: { missingProperties: missing.map(missingName) } }]
}

const namesOf = (errors: SchemaError[]) => errors.flatMap(({ params }): string[] => params.additionalProperty ?? [])

/** Whether a value may have been written for a place: it is of the place's type, and one of its choices. */
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

/** The names that an object may still add. */
export function freeNames({ parentSchema, data }: SchemaError): string[] {
  const names = Object.keys(parentSchema?.properties ?? {})
  return names.filter((name) => !isRecord(data) || !Object.hasOwn(data, name))
}

/** The valid name that was probably meant by an unknown one. */
export function meantName(error: SchemaError): string | undefined {
  const { properties = {}, required } = error.parentSchema ?? {}
  // beside "use" a name of the shared section may be repeated
  return (
    closest(nameOf(error), [...freeNames(error), '$comment'], required) ??
    closest(nameOf(error), Object.keys(properties))
  )
}

/**
 * The member of an object that an unknown name belongs into.
 * @param names all unknown names of the object: if several members have some, the one with most of them wins
 */
function memberThatHas(object: Schema | undefined, name: string, names: string[]) {
  const members = Object.entries(object?.properties ?? {}).flatMap(([member, { items, properties: own }]) => {
    const properties = items ? items.properties : own
    if (!properties || !Object.hasOwn(properties, name)) return []
    const hint = items
      ? `It belongs into an entry of "${member}": [{ "${name}": … }].`
      : `It belongs into "${member}": { "${name}": … }.`
    return [{ name: member, hint, count: names.filter((other) => Object.hasOwn(properties, other)).length }]
  })
  return members.sort((a, b) => b.count - a.count)[0]
}
