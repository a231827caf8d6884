import { isRecord } from '../documents/json-tree'
import { closest } from '../problems/suggest'
import type { Schema, SchemaError } from './schemas'

/**
 * The errors about the names of one object, one for one mistake: a misspelt name is not also a missing one,
 * and the names of an entry that was written one level too high are one mistake together.
 * @param object the object's schema, if there is one
 */
export function nameErrors(errors: SchemaError[], object: Schema | undefined): SchemaError[] {
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties' || keyword === 'propertyNames')
  const missing = errors.filter(({ keyword }) => keyword === 'required')
  const foreign = unknown.filter((error) => !error.params.hint && !meantName(error))
  const names = unknown.flatMap(({ params }): string[] => params.additionalProperty ?? [])
  const [first] = foreign
  const members = new Set<string>()
  const named = unknown.flatMap((error) => {
    const member = foreign.includes(error) ? memberThatHas(object, nameOf(error), names) : undefined
    if (!member) return [error]
    if (members.has(member.name)) return []
    members.add(member.name)
    return [withHint(error, member.hint)]
  })
  // an object that holds nothing but foreign names is one of another kind: one mistake
  if (first && isRecord(first.data) && Object.keys(first.data).length === foreign.length) return named.slice(0, 1)
  const meant = new Set([...unknown.map(meantName), ...members])
  return [...named, ...together(missing.filter(({ params }) => !meant.has(params.missingProperty)))]
}

/** The name that an error is about. */
export const nameOf = ({ params }: SchemaError): string => params.additionalProperty ?? params.propertyName

/** An error for which what to do is known already. */
export const withHint = (error: SchemaError, hint: string): SchemaError => ({
  ...error,
  params: { ...error.params, hint },
})

/** The names that an object may have and has not yet. */
export function freeNames({ parentSchema, data }: SchemaError): string[] {
  const names = Object.keys(parentSchema?.properties ?? {})
  return names.filter((name) => !isRecord(data) || !Object.hasOwn(data, name))
}

/** The name that was meant by one that an object must not have, if any is like it. */
export function meantName(error: SchemaError): string | undefined {
  const { properties = {}, required } = error.parentSchema ?? {}
  // beside "use" a name that the shared section has already can be said anew
  return (
    closest(nameOf(error), [...freeNames(error), '$comment'], required) ??
    closest(nameOf(error), Object.keys(properties))
  )
}

/**
 * The member of an object in which a name belongs that the object itself must not have, if the schema knows it there.
 * @param names all such names: where most of them belong, this one does too
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

/** Of an object that is empty all names are missing by one mistake. */
function together(missing: SchemaError[]): SchemaError[] {
  const [first] = missing
  if (!first || !isRecord(first.data) || Object.keys(first.data).length > 0) return missing
  return [{ ...first, params: { missingProperties: missing.map(({ params }) => params.missingProperty) } }]
}
