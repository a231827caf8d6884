import type { Path } from './json-tree'
import type { Origin } from './origin'
import type { Problem } from './problem'
import { problemAt } from './problem-at'
import { didYouMean } from './suggest'
import { type Variables, fillVariables } from './variables'

/**
 * Fills the variables into every text of a value.
 * @param originOf where the text at a path was written
 * @returns a new value, and a problem for each name that is not known
 */
export function fillTexts<T>(
  value: T,
  variables: Variables,
  originOf: (path: Path) => Origin,
): { value: T; problems: Problem[] } {
  const problems: Problem[] = []
  const fill = (at: unknown, path: Path): unknown => {
    if (typeof at === 'string') {
      const { text, unknown } = fillVariables(at, variables)
      unknown.forEach((token) => problems.push(unknownVariable(originOf(path), token, variables)))
      return text
    }
    if (Array.isArray(at)) return at.map((item, index) => fill(item, [...path, index]))
    if (typeof at !== 'object' || at === null) return at
    return Object.fromEntries(Object.entries(at).map(([key, item]) => [key, fill(item, [...path, key])]))
  }
  return { value: fill(value, []) as T, problems }
}

function unknownVariable(origin: Origin, token: string, variables: Variables): Problem {
  const name = token.slice(1, -1)
  const isName = /^[A-Za-z][A-Za-z0-9]*$/.test(name)
  const known = Object.keys(variables)
  const what = isName
    ? `uses {${name}}, which neither the page's vars nor site.json say`
    : `has a brace that names no variable: ${token}`
  const hint = isName
    ? didYouMean(name, known, `Add "${name}" to the page's vars. Known are: ${known.join(', ')}.`)
    : 'Write {{ for a brace that is meant as one.'
  return problemAt(origin, { rule: 'unknown-variable', what, hint }, { part: token })
}
