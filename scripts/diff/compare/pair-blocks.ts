import { alikeness } from './alikeness'

/** Blocks with less in common are not a block and its new wording. */
const ALIKE = 0.4

/** Not there on one side: it was added or removed. */
export type Pair<T> = [before: T | undefined, after: T | undefined]

/** Finds for blocks that went the ones that came in their place, both in order; what has no partner stands alone. */
export function pairBlocks<T extends { text: string }>(removed: T[], added: T[]): Pair<T>[] {
  const [only, other] = [removed[0], added[0]]
  if (only && other && removed.length === 1 && added.length === 1) return [[only, other]]
  const pairs: Pair<T>[] = []
  let next = 0
  for (const block of removed) {
    const candidates = added.slice(next).map((candidate) => alikeness(block.text, candidate.text))
    const best = Math.max(...candidates)
    if (best < ALIKE || candidates.length === 0) {
      pairs.push([block, undefined])
      continue
    }
    const at = next + candidates.indexOf(best)
    pairs.push(...added.slice(next, at).map((alone): Pair<T> => [undefined, alone]), [block, added[at]])
    next = at + 1
  }
  return [...pairs, ...added.slice(next).map((alone): Pair<T> => [undefined, alone])]
}
