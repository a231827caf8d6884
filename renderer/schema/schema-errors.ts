import { fromPointer, isRecord } from '../documents/json-tree'
import { closest } from '../problems/suggest'
import { nameErrors, withHint } from './name-errors'
import { type Schema, type SchemaError, schemaAt } from './schemas'

/** Keywords whose errors only repeat another error. */
const REPEATING = new Set(['if', 'oneOf'])

const ABOUT_NAMES = new Set(['additionalProperties', 'propertyNames', 'required'])

/** Reduces the errors of ajv to one for each mistake. */
export function plainErrors(
  errors: SchemaError[],
  data: unknown,
  schema: Schema | undefined,
  sections: Schema[] = [],
): SchemaError[] {
  const plain = errors
    // ajv reports a wrong name twice: only the error of "propertyNames" itself counts
    .filter(({ propertyName, keyword }) => !REPEATING.has(keyword) && (!propertyName || keyword === 'propertyNames'))
    .map((error) => (error.keyword === 'discriminator' ? sectionError(error, sections) : error))
  const reduced = withoutDoubledLists(withoutMisplacedSections(plain, typesOf(sections)))
  const places = new Set(reduced.map(({ instancePath }) => instancePath))
  return [...places].flatMap((pointer) => {
    const errorsOfPlace = reduced.filter(({ instancePath }) => instancePath === pointer)
    const errorsOfValue = errorsOfPlace.filter(({ keyword }) => !ABOUT_NAMES.has(keyword))
    // one error is enough for a value; a format explains more than its pattern, which is only for editors
    const errorOf = (name: string) => errorsOfValue.find(({ keyword }) => keyword === name)
    const worst = errorOf('type') ?? errorOf('format') ?? errorsOfValue[0]
    const object = schemaAt(schema, data, fromPointer(pointer, data))
    // ajv’s own copy of the schema still has its references, which hide the shape of what is missing
    return [...(worst ? [worst] : []), ...nameErrors(errorsOfPlace, object)].map((error) =>
      object && (error.keyword === 'required' || error.keyword === 'type') ? { ...error, parentSchema: object } : error,
    )
  })
}

/** Whether a value is a list whose only entry is another list: [[1, 2]]. */
export const isDoubledList = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 1 && Array.isArray(value[0])

/** Removes the errors inside a list with doubled brackets whose length is wrong. */
function withoutDoubledLists(errors: SchemaError[]): SchemaError[] {
  const doubled = errors.filter(({ keyword, data }) => keyword === 'minItems' && isDoubledList(data))
  return errors.filter(({ instancePath }) => !doubled.some((list) => instancePath.startsWith(`${list.instancePath}/`)))
}

const MISPLACED = 'A section can’t be inside another one: move it to the page’s "sections".'

/** Reduces the errors of a section in a place for other things to one. */
function withoutMisplacedSections(errors: SchemaError[], types: string[]): SchemaError[] {
  const isSection = (value: unknown) => isRecord(value) && types.includes(String(value.type))
  const isMisplaced = ({ params, data }: SchemaError) => params.additionalProperty === 'type' && isSection(data)
  const holdsOne = ({ params, data }: SchemaError) => isRecord(data) && isSection(data[params.additionalProperty])
  const misplaced = errors.filter(isMisplaced)
  const isInside = ({ instancePath }: SchemaError) =>
    misplaced.some((section) => `${instancePath}/`.startsWith(`${section.instancePath}/`))
  return errors
    .filter((error) => isMisplaced(error) || !isInside(error))
    .map((error) => (isMisplaced(error) || holdsOne(error) ? withHint(error, MISPLACED) : error))
}

/** Replaces the error of a section without a known type with one about the wrong name or value. */
function sectionError(error: SchemaError, sections: Schema[]): SchemaError {
  const section = isRecord(error.data) ? error.data : {}
  const types = typesOf(sections)
  if (typeof section.type === 'string')
    return { ...error, instancePath: `${error.instancePath}/type`, data: section.type, params: { types } }
  const wrongKind = ['type', 'use'].find((name) => name in section && typeof section[name] !== 'string')
  if (wrongKind) {
    const instancePath = `${error.instancePath}/${wrongKind}`
    const description = wrongKind === 'type' ? 'The section’s type.' : 'The name of a section in shared/.'
    const about = { keyword: 'type', data: section[wrongKind], params: { type: 'string' } }
    return { ...error, ...about, instancePath, parentSchema: { description } }
  }
  const misspelled = misspelledName(section, sections)
  if (misspelled) {
    const params = { additionalProperty: misspelled.name, hint: `Did you mean "${misspelled.meant}"?` }
    return { ...error, keyword: 'additionalProperties', params }
  }
  const hint = Array.isArray(section.sections)
    ? 'This is a whole page: move the file to pages/. A file in shared/ is a single section.'
    : 'use' in section
      ? 'A shared section must have a type of its own: it can’t use another one.'
      : 'Add "type" with the section’s type, or "use" with the name of a shared section.'
  return { ...error, keyword: 'required', params: { missingProperty: 'type', hint } }
}

const typesOf = (sections: Schema[]) => sections.map(({ properties }) => String(properties?.type?.const))

/** The name that was meant to be "type" or "use": one that is similar, or one whose value is a section type. */
function misspelledName(
  section: Record<string, unknown>,
  sections: Schema[],
): { name: string; meant: 'type' | 'use' } | undefined {
  const types = typesOf(sections)
  const validNames = sections.flatMap(({ properties = {} }) => Object.keys(properties))
  const names = Object.keys(section).filter(
    (name) => name !== 'use' && typeof section[name] === 'string' && !validNames.includes(name),
  )
  const namesWithType = names.filter((name) => types.includes(String(section[name])))
  // a shared section may have the name of its type
  const type = namesWithType.find((name) => closest(name, ['type', 'use']) === 'type')
  const use = type === undefined ? closest('use', names) : undefined
  if (use) return { name: use, meant: 'use' }
  const name = type ?? closest('type', names) ?? namesWithType[0]
  return name === undefined ? undefined : { name, meant: 'type' }
}
