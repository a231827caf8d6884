import type { Problem } from '../problem'
import { problemOf } from '../problems/problem-of'
import { didYouMean } from '../problems/suggest'
import { type Origin, nodeOf } from '../resolved'
import { tokenIndex } from '../resolve/variables'
import { proseText, markedSection } from './examples'
import type { Rule } from './rule'

export const unknownVariable: Rule = {
  name: 'unknown-variable',
  severity: 'error',
  asks: 'A name in braces is one of the page’s vars, or a fact of site.json such as {phone}.',
  why: 'The page would show the braces themselves, or a hole.',
  mend: 'Correct the name, or add it to the page’s vars. A brace that is meant as one is doubled: {{.',
  example: markedSection(proseText({ body: 'Call «{phnoe}».' }), '{phone}'),
}

/**
 * The problem of a name in braces that stands for nothing, or of a brace alone.
 * @param token with its braces, as it was written
 * @param known the names that could stand there
 */
export function unknownToken(origin: Origin, token: string, known: string[]): Problem {
  const name = nameIn(token)
  const what =
    name === undefined
      ? `has a brace that names no variable: ${token}`
      : `uses {${name}}, which neither the page’s vars nor site.json say`
  const hint =
    name === undefined
      ? 'Write {{ for a brace that is meant as one.'
      : didYouMean(name, known, `Add "${name}" to the page’s vars. Known are: ${known.join(', ')}.`)
  const problem = problemOf(unknownVariable, origin, { what, hint })
  const { offset, length } = nodeOf(origin)
  // a brace alone is also found in every name in braces before it, so that its place is not that of a piece of text
  const index = tokenIndex(origin.document.text.slice(offset, offset + length), token)
  return index < 0 ? problem : { ...problem, start: offset + index, end: offset + index + token.length }
}

/** The name in a token's braces; undefined when what stands there is none. */
export const nameIn = (token: string): string | undefined => /^\{([A-Za-z][A-Za-z0-9]*)\}$/.exec(token)?.[1]
