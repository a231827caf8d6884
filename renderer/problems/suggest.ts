import synonyms from '../../schemas/synonyms.json' with { type: 'json' }
import { getOrInsertComputed } from '../documents/get-or-insert'

/** "Sub-Heading" is "subheading". */
const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/g, '')

/** The names that a word may mean, likeliest first: the same name spelled differently, or names it is a synonym of. */
const meanings = new Map(Object.keys(synonyms).map((name) => [plain(name), [name]]))
for (const [name, words] of Object.entries(synonyms))
  for (const word of words) getOrInsertComputed(meanings, plain(word), () => []).push(name)

/** The largest edit distance to a name that may be meant: a third of the letters and at least two, but no more than all. */
const allowance = (name: string) => Math.max(Math.min(2, name.length), Math.floor(name.length / 3))

const OPPOSITES = [
  ['before', 'after'],
  ['old', 'new'],
  ['left', 'right'],
  ['front', 'back'],
  ['inside', 'outside'],
  ['indoor', 'outdoor'],
  ['day', 'night'],
  ['dark', 'light'],
  ['top', 'bottom'],
  ['open', 'closed'],
  ['summer', 'winter'],
]

/** Whether two names differ only in a word and its opposite: "panel-before.jpg" never means "panel-after.jpg". */
function isOpposite(name: string, candidate: string): boolean {
  const [words, otherWords] = [name, candidate].map((text) => text.toLowerCase().split(/(?<=[^a-z])|(?=[^a-z])/))
  const differences = words?.flatMap((word, index) =>
    word === otherWords?.[index] ? [] : [[word, otherWords?.[index]]],
  )
  return (
    words?.length === otherWords?.length &&
    differences?.length === 1 &&
    OPPOSITES.some((pair) => pair.every((word) => differences[0]?.includes(word)))
  )
}

/** The longest name, in characters, that may be misspelled. */
const MAX_NAME = 200

type Answers = Map<string, string | undefined>

/** The results of closest, by the list of candidates and the list of likely ones. */
const answers = new WeakMap<object, WeakMap<object, Answers>>()

/**
 * The candidate that a wrong name is a synonym of, or else is most similar to; undefined if there is none.
 * @param likely the candidates to prefer: each counts as almost one letter closer
 */
export function closest(name: string, candidates: Iterable<string>, likely?: Iterable<string>): string | undefined {
  // a mistake in site.json may recur on ten thousand pages, each time among ten thousand addresses
  const answersByLikely = getOrInsertComputed(answers, candidates, () => new WeakMap())
  const answersByName = getOrInsertComputed(answersByLikely, likely ?? candidates, () => new Map())
  return getOrInsertComputed(answersByName, name, () => findClosest(name, candidates, likely))
}

/** The choice that a wrong one means. The minus of an order that descends, as in "-date", is seldom the mistake. */
export function closestChoice(text: string, choices: string[]): string | undefined {
  const isDescending = (order: string) => order.startsWith('-')
  if (!choices.some(isDescending)) return closest(text, choices)
  return closest(
    text,
    choices,
    choices.filter((choice) => isDescending(choice) === isDescending(text)),
  )
}

function findClosest(name: string, candidates: Iterable<string>, likely?: Iterable<string>): string | undefined {
  if (name.length > MAX_NAME) return undefined
  const namesMeant = meanings.get(plain(name))
  if (namesMeant) {
    const candidateSet = new Set(candidates)
    const synonym = namesMeant.find((meant) => meant !== name && candidateSet.has(meant))
    if (synonym) return synonym
  }
  const preferred = new Set(likely)
  let best: string | undefined
  let leastCost = Infinity
  for (const candidate of candidates) {
    if (candidate === name || isOpposite(name, candidate)) continue
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
 * Ranks names at the same distance, from 0 to just under 1: typos seldom change the first letter or the length, and drop or
 * swap letters more often than they add new ones.
 */
function likeness(from: string, to: string): number {
  const longest = Math.max(from.length, to.length)
  const prefix = sharedLength(from, to)
  const suffix = Math.min(sharedLength(reverse(from), reverse(to)), longest - prefix)
  const rest = [...to]
  const common = [...from].filter((letter) => {
    const index = rest.indexOf(letter)
    if (index >= 0) rest.splice(index, 1)
    return index >= 0
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

/** The hint with the closest name, or another hint if none is similar. */
export function didYouMean(
  name: string,
  candidates: Iterable<string>,
  otherwise?: string,
  likely?: Iterable<string>,
): string | undefined {
  return suggest(closest(name, candidates, likely)) ?? otherwise
}

/** The hint with a text that was probably meant, if there is one. */
export const suggest = (meant: string | undefined): string | undefined =>
  meant === undefined ? undefined : `Did you mean ${JSON.stringify(meant)}?`

/**
 * The Damerau–Levenshtein distance: how many letters must be changed, added, removed or swapped to turn one text into the
 * other. Letters count as swapped even if other letters are between them.
 */
export function editDistance(from: string, to: string): number {
  const most = from.length + to.length
  // row and column 0 are before the texts begin, for swaps of the first letters
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
