import { isRecord } from '../../documents/is-record'
import type { Schema } from '../schemas'
import { closest } from '../../problems/suggest'
import type { SchemaError } from '../validator'

/** The error of a section whose type can't be known, as the plainer one that it is: a name or a value is wrong. */
export function sectionError(error: SchemaError, schemas: Map<string, Schema>): SchemaError {
  const section = isRecord(error.data) ? error.data : {}
  const types = sectionTypes(error)
  if (typeof section.type === 'string')
    return { ...error, instancePath: `${error.instancePath}/type`, data: section.type, params: { types } }
  const wrongKind = ['type', 'use'].find((name) => name in section && typeof section[name] !== 'string')
  if (wrongKind) return notText(error, wrongKind, section[wrongKind])
  const known = types.flatMap((type) => Object.keys(schemas.get(`sections/${type}.schema.json`)?.properties ?? {}))
  const strangers = Object.keys(section).filter((name) => name !== 'use' && !known.includes(name))
  const misspelt = misspeltName(section, strangers, types)
  if (misspelt) return unknownName(error, misspelt)
  const hint =
    'use' in section
      ? 'A shared section has a type of its own, and can’t use another one.'
      : 'Add "type" with the section’s type, or "use" with the name of a shared section.'
  return { ...error, keyword: 'required', params: { missingProperty: 'type', hint } }
}

function notText(error: SchemaError, name: string, data: unknown): SchemaError {
  const description = name === 'type' ? 'It names the section’s type.' : 'It names a section of shared/.'
  const instancePath = `${error.instancePath}/${name}`
  return { ...error, instancePath, keyword: 'type', data, params: { type: 'string' }, parentSchema: { description } }
}

function unknownName(error: SchemaError, [name, meant]: [string, string]): SchemaError {
  const params = { additionalProperty: name, hint: `Did you mean "${meant}"?` }
  return { ...error, keyword: 'additionalProperties', params }
}

/**
 * The name that was to be "type" or "use": the one that is like it, else the one that holds a section's type.
 * @param strangers the section's names that no type of section has
 */
function misspeltName(
  section: Record<string, unknown>,
  strangers: string[],
  types: string[],
): [string, string] | undefined {
  const names = strangers.filter((name) => typeof section[name] === 'string')
  const holders = names.filter((name) => types.includes(String(section[name])))
  // a shared section may be called as its type is
  const type = holders.find((name) => closest(name, ['type', 'use']) === 'type')
  const use = type === undefined ? closest('use', names) : undefined
  if (use) return [use, 'use']
  const name = type ?? closest('type', names) ?? holders[0]
  return name === undefined ? undefined : [name, 'type']
}

/** The types among which a section's schema chooses. */
function sectionTypes({ parentSchema }: SchemaError): string[] {
  const branches: { $ref?: string }[] = parentSchema?.oneOf ?? []
  return branches.flatMap(({ $ref }) => $ref?.replace(/^.*\/|\.schema\.json$/g, '') ?? [])
}
