import { isRecord } from '../../documents/is-record'
import { meantName, nameOf } from '../../rules/schema/meant-name'
import type { SchemaError } from '../validator'
import type { Home } from './home-of-name'

/**
 * The errors about the names of one object, one for one mistake: a misspelt name is not also a missing one,
 * and the names of an entry that was written one level too high are one mistake together.
 * @param homeOf where inside the object a name belongs
 */
export function nameErrors(errors: SchemaError[], homeOf: (name: string) => Home | undefined): SchemaError[] {
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties' || keyword === 'propertyNames')
  const missing = errors.filter(({ keyword }) => keyword === 'required')
  const strangers = unknown.filter((error) => !error.params.hint && !meantName(error))
  if (hasOnly(strangers)) return strangers.slice(0, 1).map((error) => withHome(error, homeOf))
  const homes = new Map<string, SchemaError>()
  strangers.forEach((error) => {
    const home = homeOf(nameOf(error))
    if (home && !homes.has(home.name)) homes.set(home.name, error)
  })
  const meant = new Set([...unknown.map(meantName), ...homes.keys()])
  const isTold = (error: SchemaError) => {
    const home = strangers.includes(error) ? homeOf(nameOf(error)) : undefined
    return !home || homes.get(home.name) === error
  }
  return [
    ...unknown.filter(isTold).map((error) => (strangers.includes(error) ? withHome(error, homeOf) : error)),
    ...together(missing.filter(({ params }) => !meant.has(params.missingProperty))),
  ]
}

/** True when an object holds nothing but names it must not have: then it is an object of another kind. */
function hasOnly(strangers: SchemaError[]): boolean {
  const data = strangers[0]?.data
  return isRecord(data) && Object.keys(data).length === strangers.length
}

/** Of an object that is empty all names are missing by one mistake. */
function together(missing: SchemaError[]): SchemaError[] {
  const [first] = missing
  if (!first || !isRecord(first.data) || Object.keys(first.data).length > 0) return missing
  return [{ ...first, params: { missingProperties: missing.map(({ params }) => params.missingProperty) } }]
}

function withHome(error: SchemaError, homeOf: (name: string) => Home | undefined): SchemaError {
  const name = nameOf(error)
  const home = homeOf(name)
  if (!home) return error
  const hint = home.isList
    ? `It belongs into an entry of "${home.name}": [{ "${name}": … }].`
    : `It belongs into "${home.name}": { "${name}": … }.`
  return { ...error, params: { ...error.params, hint } }
}
