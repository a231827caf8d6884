import { describePlace } from './describe-place'
import { type Path, keyAt, nodeAt, toPointer } from './json-tree'
import type { Origin } from './origin'
import type { Problem } from './problem'
import { closest, didYouMean } from './suggest'
import type { SchemaError } from './validator'
import { describeValueError } from './value-problems'
import { isRecord } from './is-record'

/** Where a JSON Pointer of the validated data was written. */
type Locate = (pointer: string) => Origin

/**
 * Says the errors of one document in an author's words, one problem for one mistake:
 * a misspelt name is not also a missing one, and a value is wrong only once.
 */
export function describeErrors(errors: SchemaError[], locate: Locate): Problem[] {
  // a wrong name gives an error of its own and one for the rule that it broke: only the latter counts
  const counted = errors.filter(({ propertyName, keyword }) => !propertyName || keyword === 'propertyNames')
  const places = new Set(counted.map(({ instancePath }) => instancePath))
  return [...places].flatMap((pointer) => {
    const group = counted.filter(({ instancePath }) => instancePath === pointer)
    const keyErrors = describeKeys(group, pointer, locate)
    const discriminator = group.find(({ keyword }) => keyword === 'discriminator')
    if (discriminator) return [describeType(discriminator, locate(pointer))]
    const valueError =
      group.find(({ keyword }) => keyword === 'type') ?? group.find(({ keyword }) => !KEY_KEYWORDS.has(keyword))
    return valueError ? [describeValueError(valueError, locate(pointer)), ...keyErrors] : keyErrors
  })
}

const KEY_KEYWORDS = new Set(['additionalProperties', 'required', 'propertyNames', 'if', 'oneOf'])

/** Unknown and missing names of one object. */
function describeKeys(errors: SchemaError[], pointer: string, locate: Locate): Problem[] {
  const { document, path } = locate(pointer)
  const missing = errors
    .filter(({ keyword }) => keyword === 'required')
    .map(({ params, parentSchema }) => ({
      name: params.missingProperty as string,
      schema: parentSchema?.properties?.[params.missingProperty],
    }))
  const unknown = errors.flatMap(({ keyword, params, parentSchema }) => {
    if (keyword === 'propertyNames') return [{ name: params.propertyName as string, known: [] as string[] }]
    return keyword === 'additionalProperties'
      ? [{ name: params.additionalProperty as string, known: Object.keys(parentSchema?.properties ?? {}) }]
      : []
  })
  const problems: Problem[] = []
  for (const { name, known } of unknown) {
    const meant =
      closest(
        name,
        missing.map((key) => key.name),
      ) ?? closest(name, known)
    const index = missing.findIndex((key) => key.name === meant)
    if (index >= 0) missing.splice(index, 1)
    // beside "use", the page's own names stand in another document than the rest of the section
    const origin = locate(pointer + toPointer([name]))
    const object = origin.path.slice(0, -1)
    problems.push({
      ...placed(keyAt(origin.document.tree!, object, name), origin.document, object, name),
      rule: 'unknown-property',
      what: `has no property "${name}"`,
      hint: meant
        ? `Did you mean "${meant}"?`
        : known.length
          ? `It may have: ${known.join(', ')}.`
          : 'Names start with a small letter and hold letters and digits only.',
    })
  }
  for (const { name, schema } of missing) {
    const object = nodeAt(document.tree!, path)
    problems.push({
      ...placed({ offset: object.offset, length: 1 }, document, path),
      rule: 'missing-property',
      what: `must have "${name}"`,
      hint: `Add "${name}"${schema?.description ? `: ${schema.description}` : '.'}`,
    })
  }
  return problems
}

/** A section whose type is unknown, or that has none. */
function describeType({ parentSchema, data }: SchemaError, { document, path }: Origin): Problem {
  const known = typeNames(parentSchema)
  const written = isRecord(data) ? data.type : undefined
  if (typeof written === 'string') {
    const typePath = [...path, 'type']
    return {
      ...placed(nodeAt(document.tree!, typePath), document, typePath),
      rule: 'unknown-section-type',
      what: `names a section type that does not exist: "${written}"`,
      hint: didYouMean(written, known, known.length ? `There are: ${known.join(', ')}.` : undefined),
    }
  }
  const meant = isRecord(data) ? Object.keys(data).find((key) => closest(key, ['type', 'use'])) : undefined
  const node = meant ? keyAt(document.tree!, path, meant) : { offset: nodeAt(document.tree!, path).offset, length: 1 }
  return {
    ...placed(node, document, path, ...(meant ? [meant] : [])),
    rule: meant ? 'unknown-property' : 'missing-property',
    what: meant ? `has no property "${meant}"` : 'must have "type"',
    hint: meant
      ? didYouMean(meant, ['type', 'use'])
      : 'Add "type" with the section\'s type, or "use" with the name of a shared section.',
  }
}

/** The types among which a section's schema chooses. */
function typeNames(schema: SchemaError['parentSchema']): string[] {
  const branches: { $ref?: string }[] = schema?.oneOf ?? []
  return branches.flatMap(({ $ref }) => $ref?.replace(/^.*\/|\.schema\.json$/g, '') ?? [])
}

/** The part of a problem that says where it is. */
function placed(
  node: { offset: number; length: number },
  document: Origin['document'],
  path: Path,
  ...key: string[]
): Omit<Problem, 'rule' | 'what'> {
  return {
    severity: 'error',
    file: document.file,
    start: node.offset,
    end: node.offset + node.length,
    pointer: toPointer([...path, ...key]),
    where: describePlace(document, path),
  }
}
