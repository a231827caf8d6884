import { isRecord } from '../../documents/is-record'
import { closest } from '../../problems/suggest'
import type { SchemaError } from '../../validate/validator'

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

/** The name that an error is about. */
export const nameOf = ({ params }: SchemaError): string => params.additionalProperty ?? params.propertyName
