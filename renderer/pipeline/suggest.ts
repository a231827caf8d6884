import { distance } from 'fastest-levenshtein'

/** How many letters of a name may be wrong for another name still to be meant: a third of it, at least two. */
const allowance = (name: string) => Math.max(2, Math.floor(name.length / 3))

/** The known name that is most like a wrong one, if any is like it. */
export function closest(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = allowance(name) + 1
  for (const candidate of known) {
    const letters = distance(name.toLowerCase(), candidate.toLowerCase())
    if (letters < bestDistance && letters < Math.max(name.length, candidate.length))
      [best, bestDistance] = [candidate, letters]
  }
  return best
}

/** The sentence for a suggestion, or for having none. */
export function didYouMean(name: string, known: Iterable<string>, otherwise?: string): string | undefined {
  const suggestion = closest(name, known)
  return suggestion === undefined ? otherwise : `Did you mean ${JSON.stringify(suggestion)}?`
}
