import synonyms from '../../schemas/synonyms.json' with { type: 'json' }
import { getOrInsertComputed } from '../documents/get-or-insert'

/** "Sub-Heading" is "subheading". */
const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/g, '')

/** What words that people try may mean, the likeliest first: the same word in other letters, or one that says the same. */
const meanings = new Map(Object.keys(synonyms).map((name) => [plain(name), [name]]))
for (const [name, others] of Object.entries(synonyms))
  for (const other of others) getOrInsertComputed(meanings, plain(other), () => []).push(name)

/** The largest edit distance to a name that may have been meant: a third of the letters and at least two, but not more than all. */
const allowance = (name: string) => Math.max(Math.min(2, name.length), Math.floor(name.length / 3))

type Answers = Map<string, string | undefined>

/** The results of closest, by the list of known names and by that of the likely ones. */
const answers = new WeakMap<object, WeakMap<object, Answers>>()

/**
 * The known name that is another word for a wrong one, or most similar to it; undefined where none is.
 * @param likely those of the known names that are preferred: each counts as almost one letter nearer
 */
export function closest(name: string, known: Iterable<string>, likely?: Iterable<string>): string | undefined {
  // a mistake in site.json may recur on ten thousand pages, each time among ten thousand addresses
  const ofKnown = getOrInsertComputed(answers, known, () => new WeakMap())
  const ofBoth = getOrInsertComputed(ofKnown, likely ?? known, () => new Map())
  return getOrInsertComputed(ofBoth, name, () => findClosest(name, known, likely))
}

function findClosest(name: string, known: Iterable<string>, likely?: Iterable<string>): string | undefined {
  const meant = meanings.get(plain(name))
  if (meant) {
    const names = new Set(known)
    const synonym = meant.find((other) => other !== name && names.has(other))
    if (synonym) return synonym
  }
  const preferred = new Set(likely)
  let best: string | undefined
  let leastCost = Infinity
  for (const candidate of known) {
    if (candidate === name) continue
    const [from, to] = [name.toLowerCase(), candidate.toLowerCase()]
    if (Math.abs(from.length - to.length) > allowance(name)) continue
    const letters = editDistance(from, to)
    if (letters > allowance(name) || letters >= Math.max(from.length, to.length)) continue
    const cost = letters - (preferred.has(candidate) ? 0.9 : 0) - likeness(from, to)
    if (cost < leastCost) [best, leastCost] = [candidate, cost]
  }
  return best
}

/**
 * Ranks names of equal distance, from 0 to less than 1: typos seldom change the first letter or the length, and lose or swap
 * letters more often than they add new ones.
 */
function likeness(from: string, to: string): number {
  const longest = Math.max(from.length, to.length)
  const prefix = sharedLength(from, to)
  const suffix = Math.min(sharedLength(reverse(from), reverse(to)), longest - prefix)
  const rest = [...to]
  const common = [...from].filter((letter) => {
    const at = rest.indexOf(letter)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
  const isSameLength = from.length === to.length
  return (
    (from[0] === to[0] ? 0.15 : 0) +
    (isSameLength ? 0.1 : 0) +
    (0.2 * (prefix + suffix)) / longest +
    (0.5 * common.length) / from.length
  )
}

const reverse = (text: string) => [...text].toReversed().join('')

function sharedLength(from: string, to: string): number {
  let length = 0
  while (length < from.length && from[length] === to[length]) length++
  return length
}

/** The hint with the closest name, or another hint where none is similar. */
export function didYouMean(
  name: string,
  known: Iterable<string>,
  otherwise?: string,
  likely?: Iterable<string>,
): string | undefined {
  return suggest(closest(name, known, likely)) ?? otherwise
}

/** The hint with a text that was probably meant, where there is one. */
export const suggest = (meant: string | undefined): string | undefined =>
  meant === undefined ? undefined : `Did you mean ${JSON.stringify(meant)}?`

/**
 * The Damerau–Levenshtein distance: how many letters must be changed, added, removed or swapped to turn one text into the
 * other. Letters count as swapped even when others come between them.
 */
export function editDistance(from: string, to: string): number {
  const most = from.length + to.length
  // row and column 0 are before the texts' beginnings, for swaps of the first letters
  const distances: number[][] = [[]]
  const cell = (row: number, column: number) => distances[row]?.[column] ?? most
  distances.push([most, ...Array.from({ length: to.length + 1 }, (_, column) => column)])
  const lastRowOf = new Map<string, number>()
  for (let row = 1; row <= from.length; row++) {
    const current = [most, row]
    distances.push(current)
    let lastSame = 0
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const swappedRow = lastRowOf.get(to[column - 1] ?? '') ?? 0
      const between = row - swappedRow - 1 + (column - lastSame - 1)
      current.push(
        Math.min(
          cell(row, column) + (isSame ? 0 : 1),
          cell(row + 1, column) + 1,
          cell(row, column + 1) + 1,
          cell(swappedRow, lastSame) + between + 1,
        ),
      )
      if (isSame) lastSame = column
    }
    lastRowOf.set(from[row - 1] ?? '', row)
  }
  return cell(from.length + 1, to.length + 1)
}
