import { isRecord } from './is-record'
import type { Origin } from './origin'
import type { Problem } from './problem'
import { problemAt } from './problem-at'
import { closest, didYouMean } from './suggest'
import type { SchemaError } from './validator'

/** A section whose type is unknown, or that has none. */
export function describeTypeError({ parentSchema, data }: SchemaError, origin: Origin): Problem {
  const section = isRecord(data) ? data : {}
  if (typeof section.type === 'string') return unknownType(section.type, typeNames(parentSchema), origin)
  const misspelt = Object.keys(section).find((key) => closest(key, ['type', 'use']))
  if (misspelt === undefined || misspelt === 'type') {
    const hint = 'Add "type" with the section\'s type, or "use" with the name of a shared section.'
    return problemAt(origin, { rule: 'missing-property', what: 'must have "type", a text', hint }, 'beginning')
  }
  const hint = didYouMean(misspelt, ['type', 'use'])
  return problemAt(origin, { rule: 'unknown-property', what: `has no property "${misspelt}"`, hint }, { key: misspelt })
}

function unknownType(type: string, known: string[], { document, path }: Origin): Problem {
  const what = `names a section type that does not exist: "${type}"`
  const hint = didYouMean(type, known, `There are: ${known.join(', ')}.`)
  return problemAt({ document, path: [...path, 'type'] }, { rule: 'unknown-section-type', what, hint })
}

/** The types among which a section's schema chooses. */
function typeNames(schema: SchemaError['parentSchema']): string[] {
  const branches: { $ref?: string }[] = schema?.oneOf ?? []
  return branches.flatMap(({ $ref }) => $ref?.replace(/^.*\/|\.schema\.json$/g, '') ?? [])
}
