import { isDeepStrictEqual } from 'node:util'
import { diffArrays } from 'diff'
import type { Change, ChangeKind } from './change'
import { type PageFacts, type TextBlock, joinByName } from './read-page'
import { similarity } from './word-diff'

/** Lists what differs between two states of a page whose HTML differs: at least one change, each one once. */
export function comparePages(before: PageFacts, after: PageFacts): Change[] {
  const compare = (kind: ChangeKind, valuesOf: (facts: PageFacts) => unknown) =>
    compareValues(kind, valuesOf(before), valuesOf(after))
  const changes = [
    ...compareWords(before.blocks, after.blocks),
    ...compare('link', ({ links }) => joinByName(links.map(({ label, href }) => [`“${label}”`, href]))),
    ...compare('picture', ({ pictures }) =>
      joinByName(pictures.map(({ file, alt, version }) => [file, `“${alt}”${version && `, content ${version}`}`])),
    ),
    ...compare('metadata', ({ metadata }) => metadata),
    ...compare('data', ({ data }) => data),
    ...compare('markup', ({ tags }) => tags),
  ]
  // words may be there twice, as those of a menu for wide and for narrow windows
  const distinct = new Map(changes.map((change) => [JSON.stringify(change), change]))
  return distinct.size > 0 ? [...distinct.values()] : [OTHER]
}

/** Stands for a difference that none of the facts shows. */
const OTHER: Change = { kind: 'markup', name: 'number or order of elements, white space, or a script in the page' }

/** The blocks that were added, removed, rewritten or moved, in the order of the page. */
function compareWords(before: TextBlock[], after: TextBlock[]): Change[] {
  const runs = changedRuns(before, after, (one, other) => one.text === other.text)
  const pairs = runs.flatMap(({ removed, added }) => pairBlocks(removed, added))
  const changes = pairs.map(([old, now]) => toChange('words', (now ?? old)?.under ?? '', old?.text, now?.text))
  const gone = changes.filter(({ after }) => after === undefined).map(({ before }) => before)
  const come = changes.filter(({ before }) => before === undefined).map(({ after }) => after)
  // what left one place and stands at another has moved: one change, where it stands now
  return changes
    .filter(({ before, after }) => after !== undefined || !come.includes(before))
    .map((change) =>
      change.before === undefined && gone.includes(change.after) ? { ...change, before: change.after } : change,
    )
}

type Pair = [before: TextBlock | undefined, after: TextBlock | undefined]

/** Below this similarity a block is not the new wording of another. */
const REWORDED = 0.4

/** Pairs blocks with those that replace them, in the order of both; a block without a partner stands alone. */
function pairBlocks(removed: TextBlock[], added: TextBlock[]): Pair[] {
  if (removed.length === 1 && added.length === 1) return [[removed[0], added[0]]]
  const rest = [...added]
  const takeNew = (end = rest.length) => rest.splice(0, end).map((block): Pair => [undefined, block])
  const pairs = removed.flatMap((block): Pair[] => {
    const scores = rest.map(({ text }) => similarity(block.text, text))
    const best = Math.max(...scores)
    return best < REWORDED || scores.length === 0
      ? [[block, undefined]]
      : [...takeNew(scores.indexOf(best)), [block, rest.shift()]]
  })
  return [...pairs, ...takeNew()]
}

/**
 * The values of two pieces of JSON that differ, each with its path: "FAQPage › mainEntity[3] › name".
 * An entry that is inserted into a list is one change.
 */
function compareValues(kind: ChangeKind, before: unknown, after: unknown, path = ''): Change[] {
  if (isDeepStrictEqual(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) {
    return changedRuns(before, after, isDeepStrictEqual).flatMap(({ removed, added, at }) =>
      Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => {
        const entryPath = pathOf(path, added[index] ?? removed[index], at + index)
        return compareValues(kind, removed[index], added[index], entryPath)
      }).flat(),
    )
  }
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].flatMap((name) =>
      compareValues(kind, before[name], after[name], path ? `${path} › ${name}` : name),
    )
  }
  return [toChange(kind, path, before, after)]
}

/** The path of a list's entry: in a graph its type, in other lists its place. */
function pathOf(path: string, entry: unknown, at: number): string {
  const type = isObject(entry) && entry['@type']
  const isGraph = path === '' || path.endsWith('@graph')
  return isGraph && typeof type === 'string' ? type : `${path}[${at}]`
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function toChange(kind: ChangeKind, name: string, before: unknown, after: unknown): Change {
  const [old, now] = [before, after].map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
  return { kind, name, before: old, after: now }
}

interface Run<T> {
  removed: T[]
  added: T[]
  /** Where the added ones stand in the new list. */
  at: number
}

/** The places where two lists differ, in their order. */
function changedRuns<T>(before: T[], after: T[], isSame: (one: T, other: T) => boolean): Run<T>[] {
  const runs: Run<T>[] = []
  let at = 0
  let run: Run<T> | undefined
  for (const { value, removed, added } of diffArrays(before, after, { comparator: isSame })) {
    if (!removed && !added) run = undefined
    else if (!run) runs.push((run = { removed: [], added: [], at }))
    if (removed) run?.removed.push(...value)
    if (added) run?.added.push(...value)
    if (!removed) at += value.length
  }
  return runs
}
