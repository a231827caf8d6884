import { isRecord } from '../../documents/is-record'
import { closest } from '../../problems/suggest'
import type { SchemaError } from '../../validate/validator'

/** The names that an object may have and has not yet, those it must have first. */
export function freeNames({ parentSchema, data }: SchemaError): { all: string[]; required: string[] } {
  const isFree = (name: string) => !isRecord(data) || !Object.hasOwn(data, name)
  const required = ((parentSchema?.required ?? []) as string[]).filter(isFree)
  const all = Object.keys(parentSchema?.properties ?? {}).filter(isFree)
  return { all, required }
}

/** The name that was meant by one that an object must not have, if any is like it. */
export function meantName(error: SchemaError): string | undefined {
  const { all, required } = freeNames(error)
  const known = Object.keys(error.parentSchema?.properties ?? {})
  // beside "use" a name that the shared section has already can be said anew
  return closest(nameOf(error), [...all, '$comment'], required) ?? closest(nameOf(error), known)
}

/** The name that an error is about. */
export const nameOf = ({ params }: SchemaError): string => params.additionalProperty ?? params.propertyName
