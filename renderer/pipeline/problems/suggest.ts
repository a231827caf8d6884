/** How many letters of a name may be wrong for another name still to be meant: a third of it, at least two. */
const allowance = (name: string) => Math.max(2, Math.floor(name.length / 3))

type Answers = Map<string, string | undefined>

/** What was most like a wrong name, by the list of known names and that of the likelier ones. */
const answers = new WeakMap<object, WeakMap<object, Answers>>()

/**
 * The known name that is most like a wrong one, if any is like it.
 * Of several the one that is likelier in this place wins, then the one that looks more like it.
 * @param likely those of the known names that are likelier than the others
 */
export function closest(name: string, known: Iterable<string>, likely?: Iterable<string>): string | undefined {
  // one mistake in site.json may be asked about on each of ten thousand pages, among their ten thousand addresses
  const ofKnown = answers.get(known) ?? new WeakMap<object, Answers>()
  const ofBoth: Answers = ofKnown.get(likely ?? known) ?? new Map()
  answers.set(known, ofKnown.set(likely ?? known, ofBoth))
  if (!ofBoth.has(name)) ofBoth.set(name, findClosest(name, known, likely))
  return ofBoth.get(name)
}

function findClosest(name: string, known: Iterable<string>, likely?: Iterable<string>): string | undefined {
  const preferred = new Set(likely)
  let best: string | undefined
  let leastCost = Infinity
  for (const candidate of known) {
    const [from, to] = [name.toLowerCase(), candidate.toLowerCase()]
    if (Math.abs(from.length - to.length) > allowance(name)) continue
    const letters = editDistance(from, to)
    if (letters > allowance(name) || letters >= Math.max(from.length, to.length)) continue
    const cost = letters - (preferred.has(candidate) ? 1.2 : 0) - likeness(from, to)
    if (cost < leastCost) [best, leastCost] = [candidate, cost]
  }
  return best
}

/**
 * Decides between names of one distance, from 0 to less than 1: people seldom miss the first letter or the length,
 * and rather lose or swap letters than write foreign ones.
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

/** The sentence for a suggestion, or for having none. */
export function didYouMean(
  name: string,
  known: Iterable<string>,
  otherwise?: string,
  likely?: Iterable<string>,
): string | undefined {
  const suggestion = closest(name, known, likely)
  return suggestion === undefined ? otherwise : `Did you mean ${JSON.stringify(suggestion)}?`
}

/**
 * How many letters must be changed, added, taken away or swapped to make one text of another:
 * the distance of Damerau and Levenshtein. Two letters count as swapped also when others came between them.
 */
export function editDistance(from: string, to: string): number {
  const most = from.length + to.length
  // row and column 0 stand before the texts' beginnings, so that a swap of the first letters can look there
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
