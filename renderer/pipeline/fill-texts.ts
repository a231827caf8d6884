import { describePlace } from './describe-place'
import { type Path, nodeAt, toPointer } from './json-tree'
import type { Origin } from './origin'
import type { Problem } from './problem'
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

function unknownVariable({ document, path }: Origin, token: string, variables: Variables): Problem {
  const node = nodeAt(document.tree!, path)
  const inside = document.text.indexOf(token, node.offset)
  const found = inside >= 0 && inside < node.offset + node.length
  const name = token.slice(1, -1)
  const isName = /^[A-Za-z][A-Za-z0-9]*$/.test(name)
  return {
    severity: 'error',
    rule: 'unknown-variable',
    file: document.file,
    start: found ? inside : node.offset,
    end: found ? inside + token.length : node.offset + node.length,
    pointer: toPointer(path),
    where: describePlace(document, path),
    what: isName
      ? `uses {${name}}, which neither the page's vars nor site.json say`
      : `has a brace that names no variable: ${token}`,
    hint: isName
      ? didYouMean(
          name,
          Object.keys(variables),
          `Add "${name}" to the page's vars. Known are: ${Object.keys(variables).join(', ')}.`,
        )
      : 'Write {{ for a brace that is meant as one.',
  }
}
