import type { Origin } from './origin'
import type { Problem } from './problem'
import { problemAt } from './problem-at'
import { closest } from './suggest'
import type { SchemaError } from './validator'

/**
 * The unknown and the missing names of one object. A misspelt name is both, and is told once.
 * @param originOfName where a member of the object was written: beside "use" that is another document than the rest
 */
export function describeKeys(errors: SchemaError[], object: Origin, originOfName: (name: string) => Origin): Problem[] {
  const missing = new Map(
    errors
      .filter(({ keyword }) => keyword === 'required')
      .map(({ params, parentSchema }) => {
        const name: string = params.missingProperty
        return [name, parentSchema?.properties?.[name]?.description as string | undefined]
      }),
  )
  const unknown = errors.flatMap(({ keyword, params, parentSchema }) => {
    if (keyword === 'propertyNames') return [{ name: params.propertyName as string, known: [] }]
    if (keyword !== 'additionalProperties') return []
    return [{ name: params.additionalProperty as string, known: Object.keys(parentSchema?.properties ?? {}) }]
  })
  const unknownProblems = unknown.map(({ name, known }) => {
    const meant = closest(name, missing.keys()) ?? closest(name, known)
    if (meant) missing.delete(meant)
    return unknownName(originOfName(name), name, meant, known)
  })
  return [...unknownProblems, ...[...missing].map(([name, description]) => missingName(object, name, description))]
}

function unknownName({ document, path }: Origin, name: string, meant: string | undefined, known: string[]): Problem {
  const others = known.length
    ? `It may have: ${known.join(', ')}.`
    : 'Names start with a small letter and hold letters and digits only.'
  const hint = meant ? `Did you mean "${meant}"?` : others
  const object = { document, path: path.slice(0, -1) }
  return problemAt(object, { rule: 'unknown-property', what: `has no property "${name}"`, hint }, { key: name })
}

function missingName(object: Origin, name: string, description?: string): Problem {
  const hint = `Add "${name}"${description ? `: ${description}` : '.'}`
  return problemAt(object, { rule: 'missing-property', what: `must have "${name}"`, hint }, 'beginning')
}
